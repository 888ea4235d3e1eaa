import { badgeOf } from '@andariego/contract/badges-rules'
import {
  type Action,
  LEVELS,
  levelOf,
  notificationMessage,
  PAID_TIMES,
  POINTS,
  POINTS_PER_DAY,
  progressToNext,
} from '@andariego/contract/gamification-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Deed } from './deeds.ts'
import { type Claim, claimsOf } from './deeds.ts'
import {
  type Entry,
  factsRaisedBy,
  forfeitedBadges,
  holds,
  levelReached,
  paymentsFor,
  withinReach,
} from './rules.ts'

const ana = 'ana'
const claim = (action: Action, subject: string, voter: string | null = null): Claim => ({
  action,
  subject,
  points: POINTS[action].points,
  deed: null,
  voter,
})
const paid = (values: Partial<Entry> = {}): Entry => ({
  action: 'place_added',
  subject: 'plaza',
  round: 1,
  points: 15,
  voter: null,
  isToday: true,
  ...values,
})
const takenBack = (entry: Entry): Entry => ({ ...entry, points: -entry.points })
const pointsOf = (claims: Claim[], entries: Entry[] = []) =>
  paymentsFor(claims, entries).map(({ points }) => points)

describe('a deed claims', () => {
  const review = (content: string, media: { sha256: string; mimeType: string }[] = []) =>
    claimsOf({ action: 'review_created', userId: ana, placeId: 'plaza', reviewId: 'r1', content, media })
  const photo = (sha256: string) => ({ sha256, mimeType: 'image/webp' })
  const video = (sha256: string) => ({ sha256, mimeType: 'video/mp4' })

  test('10 points for a review, and 5 more from 200 characters', () => {
    expect(pointsOf(review('x'.repeat(199)))).toEqual([10])
    expect(pointsOf(review('x'.repeat(200)))).toEqual([10, 5])
  })
  test('no more than its daily limit, also when all of it comes at once', () => {
    const { perDay } = POINTS.review_created
    const many = Array.from({ length: (perDay ?? 0) + 2 }, (_, number) =>
      claim('review_created', `r${number}`),
    )
    expect(perDay).toBeGreaterThan(0)
    expect(pointsOf(many)).toEqual(Array.from({ length: perDay ?? 0 }, () => POINTS.review_created.points))
  })
  test('the bonus only while the review itself is paid, and was paid without it', () => {
    const grown = claimsOf({
      action: 'review_edited',
      userId: ana,
      placeId: 'plaza',
      reviewId: 'r1',
      content: 'x'.repeat(200),
    })
    const written = paid({ action: 'review_created', points: 10 })
    expect(pointsOf(grown, [written])).toEqual([5])
    expect(pointsOf(grown)).toEqual([])
    expect(pointsOf(grown, [written, takenBack(written)])).toEqual([])
    expect(pointsOf(grown, [paid({ action: 'review_created', points: 15 })])).toEqual([])
    // One of the day's points was left.
    expect(pointsOf(grown, [paid({ action: 'review_created', points: 1 })])).toEqual([5])
  })
  test('5 for each of three photos and 7 for one video, by content', () => {
    const media = [photo('a'), photo('a'), photo('b'), photo('c'), photo('d'), video('e'), video('f')]
    expect(review('Muy lindo.', media).map(({ subject, points }) => [subject, points])).toEqual([
      ['plaza', 10],
      ['a', 5],
      ['b', 5],
      ['c', 5],
      ['e', 7],
    ])
  })
  test('nothing for an itinerary of two places, 10 for one of three', () => {
    const itinerary = (places: number) =>
      pointsOf(claimsOf({ action: 'itinerary_created', userId: ana, itineraryId: 'i1', places }))
    expect([itinerary(2), itinerary(3)]).toEqual([[], [10]])
  })
})

describe('a claim', () => {
  test('is paid once, once more after it was taken back, and then never again', () => {
    const again = [claim('place_added', 'plaza')]
    const first = paid({ isToday: false })
    expect(pointsOf(again, [first])).toEqual([])
    expect(paymentsFor(again, [first, takenBack(first)])).toMatchObject([{ round: 2, points: 15 }])
    const second = paid({ round: 2, isToday: false })
    expect(pointsOf(again, [first, takenBack(first), second, takenBack(second)])).toEqual([])
  })
  test("above its action's limit is not paid, even when earlier ones were taken back", () => {
    const five = Array.from({ length: 5 }, (_, index) => paid({ subject: `lugar ${index}` }))
    expect(pointsOf([claim('place_added', 'plaza')], five)).toEqual([])
    expect(pointsOf([claim('place_added', 'plaza')], [...five, ...five.map(takenBack)])).toEqual([])
    const yesterday = five.map((entry) => ({ ...entry, isToday: false }))
    expect(pointsOf([claim('place_added', 'plaza')], yesterday)).toEqual([15])
  })
  test('for a like is paid three times a day per voter', () => {
    const likes = [1, 2, 3].map((n) =>
      paid({ action: 'like_received', subject: `r${n} luz`, points: 1, voter: 'luz' }),
    )
    expect(pointsOf([claim('like_received', 'r4 luz', 'luz')], likes)).toEqual([])
    expect(pointsOf([claim('like_received', 'r4 leo', 'leo')], likes)).toEqual([1])
  })
  test("is paid only what is left of the day's 200 points", () => {
    expect(pointsOf([claim('place_added', 'plaza')], [paid({ subject: 'otro', points: 192 })])).toEqual([8])
    expect(pointsOf([claim('place_added', 'plaza')], [paid({ subject: 'otro', points: 200 })])).toEqual([])
  })

  test('however deeds are done, undone and repeated over days, no limit is exceeded', () => {
    const actions = Object.keys(POINTS) as Action[]
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.tuple(fc.constant('do'), fc.constantFrom(...actions), fc.nat(30), fc.nat(3)),
      },
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constant('undo'), fc.constantFrom(...actions), fc.nat(30), fc.nat(3)),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constant('sleep'), fc.constantFrom(...actions), fc.nat(0), fc.nat(0)),
      },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        let day = 0
        const ledger: (Entry & { day: number })[] = []
        for (const [kind, action, about, from] of steps) {
          const voter = action === 'like_received' ? `voter ${from}` : null
          const subject = `${about} ${voter}`
          const own = ledger.filter((entry) => entry.action === action && entry.subject === subject)
          const last = own.at(-1)
          if (kind === 'sleep') day += 1
          else if (kind === 'undo') {
            if (last && last.points > 0) ledger.push({ ...last, points: -last.points, day })
          } else {
            const entries = ledger.map((entry) => ({ ...entry, isToday: entry.day === day }))
            for (const payment of paymentsFor([claim(action, subject, voter)], entries))
              ledger.push({ ...payment, isToday: true, day })
          }
          const given = ledger.filter((entry) => entry.points > 0 && entry.day === day)
          expect(given.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(POINTS_PER_DAY)
          expect(given.filter((entry) => entry.action === action).length).toBeLessThanOrEqual(
            POINTS[action].perDay ?? Number.POSITIVE_INFINITY,
          )
          if (voter) expect(given.filter((entry) => entry.voter === voter).length).toBeLessThanOrEqual(3)
          expect(own.filter(({ points }) => points > 0).length).toBeLessThanOrEqual(PAID_TIMES)
          expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a level', () => {
  test.each([
    [0, 1, 'Explorador', 0],
    [14, 1, 'Explorador', 93],
    [15, 2, 'Turista', 0],
    [45, 2, 'Turista', 50],
    [499, 4, 'Aventurero', 99],
    [500, 5, 'Trotamundos', 0],
    [15_000, 8, 'Leyenda', 100],
    [90_000, 8, 'Leyenda', 100],
  ])('of %i points is %i, %s, with %i %% of the way to the next', (points, level, name, progress) => {
    expect([levelOf(points).level, levelOf(points).name, progressToNext(points)]).toEqual([
      level,
      name,
      progress,
    ])
  })
  test('rises with the points, and progress is a whole percent below 100 until the last', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(300), (points, more) => {
        expect(levelOf(points + more).level).toBeGreaterThanOrEqual(levelOf(points).level)
        const progress = progressToNext(points)
        expect(Number.isInteger(progress)).toBe(true)
        expect(progress === 100).toBe(levelOf(points).level === LEVELS.length)
      }),
    )
  })
  test('is announced when it rises, not when it stays or falls', () => {
    expect([levelReached(14, 15)?.level, levelReached(15, 74), levelReached(75, 15)]).toEqual([2, null, null])
  })
})

describe('a badge', () => {
  const known = (slug: string) => {
    const badge = badgeOf(slug)
    if (!badge) throw new Error(`there is no badge ${slug}`)
    return badge
  }
  test('requires all of its numbers', () => {
    expect(holds(known('popular'), { likes: 25, likers: 9 })).toBe(false)
    expect(holds(known('popular'), { likes: 24, likers: 10 })).toBe(false)
    expect(holds(known('popular'), { likes: 25, likers: 10 })).toBe(true)
  })
  test('is checked only for deeds that may complete it, and users who do not have it', () => {
    const slugs = (deed: Deed, level: number, held: string[] = [], wasActiveToday = false) =>
      withinReach(factsRaisedBy(deed, wasActiveToday), level, new Set(held)).map(({ slug }) => slug)
    const user = { userId: 'u' }
    const like: Deed = { ...user, action: 'like_received', reviewId: 'r', voterId: 'v' }
    expect(slugs(like, 1)).toEqual(['super-like', 'popular'])
    expect(slugs(like, 5, ['super-like', 'popular'])).toEqual(['expert-guide'])
    const place: Deed = { ...user, action: 'place_added', placeId: 'p' }
    expect(slugs(place, 1)).toEqual(['active-traveller'])
    expect(slugs(place, 1, [], true)).toEqual([])
    expect(slugs({ ...user, action: 'email_confirmed' }, 7)).toEqual(['expert-guide', 'master-traveller'])
    const text = {
      ...user,
      action: 'review_created',
      placeId: 'p',
      reviewId: 'r',
      content: 'x',
      media: [],
    } as const
    const photo: Deed = { ...text, media: [{ sha256: 'a', mimeType: 'image/webp' }] }
    expect(slugs(text, 1)).toEqual(['first-review', 'active-traveller'])
    expect(slugs(text, 1, ['first-review'], true)).toEqual([])
    expect(slugs(photo, 1, ['first-review'], true)).toEqual(['photographer'])
  })
  test('is lost with the deed that breaks its rule, and stays where others had broken it before', () => {
    const held = [{ slug: 'popular', deed: 'r1' }]
    const whole = { likes: 25, likers: 10 }
    const broken = { likes: 24, likers: 10 }
    expect(forfeitedBadges(held, 'r2', whole, broken)).toEqual(['popular'])
    expect(forfeitedBadges(held, 'r2', whole, whole)).toEqual([])
    expect(forfeitedBadges(held, 'r2', broken, broken)).toEqual([])
    expect(forfeitedBadges(held, 'r1', broken, broken)).toEqual(['popular'])
  })
})

test('a notification names the level, then the badges', () => {
  expect(notificationMessage(LEVELS[1], [{ name: 'Popular' }])).toBe(
    '¡Subiste al nivel 2: Turista! ¡Ganaste la insignia Popular!',
  )
  expect(notificationMessage(null, [{ name: 'Fotógrafo' }])).toBe('¡Ganaste la insignia Fotógrafo!')
})
