import fc from 'fast-check'
import { expect } from 'vitest'
import { apiOf, idOf } from './deeds.ts'
import { areParted, everybodyIn, type Model, mayOpen, pick, talkBetween, unreadOf } from './model.ts'
import { levelOf, nameOfLevel, pointsOf, progressOf, told } from './points.ts'
import { expected, step, USERS, user, type World, which } from './step.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const newestFirst = <T extends { id: string }>(list: readonly T[]) => idsOf(list).toReversed()

/** Compares a place and its reviews with the model, as everybody and as one user sees them. */
const placeIsAsItShould = async (model: Model, world: World, by: number | null, number: number) => {
  const place = pick(model.places, number)
  if (!place) return
  const api = by === null ? world.test.api() : apiOf(model, by)
  const params = { id: place.id }
  const all = model.reviews.filter((review) => review.place === place)
  const sum = all.reduce((total, { rating }) => total + rating, 0)
  const averageRating = all.length === 0 ? 0 : Math.round((10 * sum) / all.length) / 10
  expect(await api('GET /places/:id', { params })).toMatchObject({
    name: place.name,
    description: place.descriptions.at(-1)?.text ?? null,
    averageRating,
    totalReviews: all.length,
  })
  const of = (stars: number) => all.filter(({ rating }) => rating === stars).length
  expect(await api('GET /places/:id/reviews/stats', { params })).toEqual({
    averageRating,
    totalReviews: all.length,
    distribution: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
  })
  const { data } = await api('GET /places/:id/reviews', { params, query: { limit: 100 } })
  const seen = data.map(
    ({ id, userId, rating, content, likeCount, dislikeCount, reactionType, media, may }) => ({
      ...{ id, userId, rating, content, likeCount, dislikeCount, reactionType, media: media.length, may },
    }),
  )
  const shown = all.filter((review) => by === null || !areParted(model, by, review.by)).toReversed()
  const reactionsOf = ({ reactions }: (typeof all)[number], type: string) =>
    [...reactions.values()].filter((one) => one === type).length
  const mayOf = (author: number) => (author === by ? ['edit', 'remove'] : ['react', 'report'])
  expect(seen).toEqual(
    shown.map((review) => ({
      id: review.id,
      userId: idOf(model, review.by),
      rating: review.rating,
      content: review.content,
      likeCount: reactionsOf(review, 'like'),
      dislikeCount: reactionsOf(review, 'dislike'),
      reactionType: (by !== null && review.reactions.get(by)) || null,
      media: review.photos.length,
      may: by === null ? [] : mayOf(review.by),
    })),
  )
}

const favouritesAreAsTheyShould = async (model: Model, world: World, by: number, of: number) => {
  const own = model.favourites.filter((one) => one.by === of).map(({ place }) => place)
  const call = apiOf(model, by)('GET /users/:id/favorites', { params: { id: idOf(model, of) } })
  const listed = await expected(world, areParted(model, by, of) ? 404 : undefined, call)
  if (listed) expect(idsOf(listed.data)).toEqual(newestFirst(own))
}

const standingIsAsItShould = async (model: Model, world: World, by: number, of: number) => {
  const account = model.accounts[of]
  if (!account) return
  const points = pointsOf(account)
  const call = apiOf(model, by)('GET /users/:id/stats', { params: { id: idOf(model, of) } })
  const stats = await expected(world, areParted(model, by, of) ? 404 : undefined, call)
  if (!stats) return
  const level = levelOf(points)
  expect(stats.data).toMatchObject({
    points,
    level,
    levelName: nameOfLevel(level),
    progressToNext: progressOf(points),
  })
  const names = stats.data.badges.map(({ name }) => name)
  expect(names.toSorted()).toEqual(account.badges.map(({ name }) => name).toSorted())
  if (by !== of) {
    expect(stats.notification).toBeNull()
    return
  }
  const badges = names.filter((name) => account.unseen.badges.includes(name))
  expect(stats.notification?.message).toBe(told({ level: account.unseen.level, badges }))
  account.unseen = { level: null, badges: [] }
}

const companyIsAsItShould = async (model: Model, by: number) => {
  const api = apiOf(model, by)
  const groups = model.groups.filter((group) => everybodyIn(group).includes(by))
  const { data } = await api('GET /groups')
  expect(idsOf(data)).toEqual(newestFirst(groups))
  for (const group of groups) {
    const seen = data.find(({ id }) => id === group.id)
    expect(idsOf(seen?.members ?? []).toSorted()).toEqual(
      group.members.map((one) => idOf(model, one)).toSorted(),
    )
    const shared = model.trips.filter(({ sharedWith }) => sharedWith.includes(group))
    expect(idsOf(seen?.itineraries ?? []).toSorted()).toEqual(idsOf(shared).toSorted())
  }
  const trips = model.trips.filter((trip) => mayOpen(trip, by))
  const listed = (await api('GET /itineraries', { query: { limit: 100 } })).data
  expect(idsOf(listed)).toEqual(newestFirst(trips))
  for (const trip of trips) {
    const seen = listed.find(({ id }) => id === trip.id)
    // The list shows what a trip begins with: the stops of its first day, in whichever order the days were sent.
    const stops = trip.stops.toSorted((a, b) => a.date.localeCompare(b.date))
    expect(seen).toMatchObject({
      name: trip.name,
      itemCount: trip.stops.length,
      items: stops.map(({ place, date }) => ({ place: { id: place.id }, date })),
      may: trip.by === by ? ['edit', 'share', 'remove'] : ['edit', 'report'],
    })
    const known = trip.sharedWith.filter((group) => everybodyIn(group).includes(by))
    expect(idsOf(seen?.sharedWith ?? []).toSorted()).toEqual(idsOf(known).toSorted())
  }
}

const talksAreAsTheyShould = async (model: Model, by: number) => {
  const api = apiOf(model, by)
  const everybody = Array.from({ length: USERS }, (_, other) => other)
  const talks = everybody.flatMap((other) => {
    const talk = areParted(model, by, other) ? undefined : talkBetween(model, by, other)
    return talk ? [{ other: idOf(model, other), talk }] : []
  })
  const isRequest = ({ talk }: (typeof talks)[number]) => talk.sides.get(by)?.isRequest === true
  const kinds = {
    all: talks,
    accepted: talks.filter((one) => !isRequest(one)),
    requests: talks.filter(isRequest),
  }
  for (const [kind, list] of Object.entries(kinds) as [keyof typeof kinds, typeof talks][]) {
    const { data } = await api('GET /direct-messages/conversations', { query: { kind, limit: 100 } })
    const seen = data.map(({ otherUser, unreadCount, lastMessage }) => [
      otherUser.id,
      unreadCount,
      lastMessage.content,
    ])
    const expectedOnes = list.map(({ other, talk }) => [
      other,
      unreadOf(talk, by),
      talk.messages.at(-1)?.content,
    ])
    expect(seen.toSorted()).toEqual(expectedOnes.toSorted())
  }
  const unreadCount = talks.reduce((total, { talk }) => total + unreadOf(talk, by), 0)
  expect((await api('GET /direct-messages/unread-count')).data).toEqual({ unreadCount })
}

const peopleAreAsTheyShould = async (model: Model, by: number) => {
  const api = apiOf(model, by)
  const found = (await api('GET /users/search', { query: { email: model.prefix } })).data
  const others = model.users.filter((_, other) => other !== by && !areParted(model, by, other))
  expect(idsOf(found)).toEqual(idsOf(others))
  const blocked = model.blocks.filter((one) => one.by === by).map(({ of }) => idOf(model, of))
  expect(idsOf((await api('GET /users/me/blocks')).data)).toEqual(blocked.toReversed())
  const sessions = (await api('GET /auth/sessions')).data
  expect(sessions).toHaveLength(1 + (model.sessions[by]?.length ?? 0))
}

const look = (
  name: string,
  see: (model: Model, world: World, chosen: { by: number; other: number; number: number }) => Promise<void>,
) => step(name, fc.record({ by: user, other: user, number: which }), see)

export const LOOKS = [
  look('seePlace', (model, world, { by, number }) => placeIsAsItShould(model, world, by, number)),
  look('seePlaceUnknown', (model, world, { number }) => placeIsAsItShould(model, world, null, number)),
  look('seeFavourites', (model, world, { by, other }) => favouritesAreAsTheyShould(model, world, by, other)),
  look('seeStanding', (model, world, { by, other }) => standingIsAsItShould(model, world, by, other)),
  look('seeOwnStanding', (model, world, { by }) => standingIsAsItShould(model, world, by, by)),
  look('seeCompany', (model, _, { by }) => companyIsAsItShould(model, by)),
  look('seeTalks', (model, _, { by }) => talksAreAsTheyShould(model, by)),
  look('seePeople', (model, _, { by }) => peopleAreAsTheyShould(model, by)),
]

/** Compares everything that everybody sees. */
export const everythingIsAsItShould = async (model: Model, world: World) => {
  for (const by of model.users.keys()) {
    await standingIsAsItShould(model, world, by, by)
    await favouritesAreAsTheyShould(model, world, by, by)
    await companyIsAsItShould(model, by)
    await talksAreAsTheyShould(model, by)
    await peopleAreAsTheyShould(model, by)
  }
  for (const number of model.places.keys()) await placeIsAsItShould(model, world, null, number)
}
