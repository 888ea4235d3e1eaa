import { text } from 'node:stream/consumers'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm } from '../../../test/world.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { mediaRepository } from '../media/public.ts'
import { decideAs, moderator } from './test/scene.ts'

/** Words that stand in one thing alone. */
const MARKS = {
  place: 'Quetzalina',
  description: 'membrillo',
  older: 'guanábana',
  review: 'zarzamora',
  message: 'pomelo',
  group: 'arrayán',
  itinerary: 'chirimoya',
  comment: 'lúcuma',
} as const
type Marked = keyof typeof MARKS

let andariego: TestApp
let judge: Traveller
let author: Traveller
let reader: Traveller
let ids: Record<Marked | 'media', string>
/** Everything that may stand in an address. */
let known: string[]

const describeAs = (who: Traveller, id: string, description: string) =>
  who.api('PUT /places/:id/description', { params: { id }, body: { description } })

const ask = async (message: string) => {
  const body = { message, conversationId: null, timestamp: new Date().toISOString() }
  await reader.api('POST /chat/messages', { body })
}

const publish = async () => {
  await author.api('PUT /users/me/profile', { body: { isPublic: true } })
  const position = { latitude: -34.62, longitude: -58.37 }
  const place = await author.api('POST /places', {
    body: { name: `Playa ${MARKS.place}`, address: 'Camino al mar', city: 'Buenos Aires', ...position },
  })
  await describeAs(author, place.id, `Una playa larga y clara donde crece el ${MARKS.older}.`)
  await describeAs(author, place.id, `Una playa tranquila que huele a ${MARKS.description} al atardecer.`)
  const form = await newForm()
  form.set('content', `La playa es muy tranquila y limpia, con sabor a ${MARKS.review}.`)
  const { data: review } = await author.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  await reader.api('POST /places/reviews/:id/reaction', { params: { id: review.id }, body: { type: 'like' } })
  await reader.api('POST /places/:id/favorite', { params: { id: place.id } })
  const { data: message } = await author.api('POST /direct-messages', {
    body: { receiverId: reader.id, content: `¿Probaste el ${MARKS.message}?` },
  })
  const { data: group } = await author.api('POST /groups', { body: { name: `Amigos del ${MARKS.group}` } })
  await author.api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds: [reader.id] } })
  const { data: itinerary } = await author.api('POST /itineraries', {
    body: { name: `Ruta de la ${MARKS.itinerary}`, items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  await author.api('PUT /itineraries/:id/groups', {
    params: { id: itinerary.id },
    body: { groupIds: [group.id] },
  })
  const { data: link } = await author.api('POST /itineraries/:id/links', {
    params: { id: itinerary.id },
    body: { kind: 'public' },
  })
  const { data: comment } = await author.api('POST /itineraries/:id/comments', {
    params: { id: itinerary.id },
    body: { stopId: itinerary.items[0]?.id ?? '', content: `Allí venden ${MARKS.comment}` },
  })
  const { data: versions } = await reader.api('GET /places/:id/description/history', {
    params: { id: place.id },
  })
  await ask('¿Dónde hay una playa tranquila?')
  ids = {
    place: place.id,
    description: versions[0]?.id ?? '',
    older: versions[1]?.id ?? '',
    review: review.id,
    media: review.media[0]?.id ?? '',
    message: message.id,
    group: group.id,
    itinerary: itinerary.id,
    comment: comment.id,
  }
  known = [
    link.url.split('/').at(-1) ?? '',
    place.id,
    review.id,
    ids.media,
    author.id,
    reader.id,
    group.id,
    itinerary.id,
  ]
}

beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  ;[judge, author, reader] = await Promise.all([
    moderator(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
  await publish()
}, 120_000)
afterAll(() => andariego.close())

/** What questions need to be answered at all. */
const QUERY: Record<string, string> = {
  email: 'viajera',
  q: 'playa',
  name: `Playa ${MARKS.place}`,
  latitude: '-34.62',
  longitude: '-58.37',
  from: '-34.62,-58.37',
  to: '-34.61,-58.38',
  west: '-60',
  south: '-36',
  east: '-56',
  north: '-33',
  zoom: '18',
  format: 'json',
  action: 'place_added',
}
/** Told to the author alone, to whom it belongs; moderators' own; a stream, which has no end. */
const APART = /^\/api\/(moderation|users\/me\/(notices|export)|events|docs|openapi)/

interface Parameter {
  name: string
  in: string
  required?: boolean
}
/** Every question that can be asked without changing anything, with everything that it can be asked about. */
const questions = async (): Promise<string[]> => {
  const { paths } = (await andariego.app.inject('/api/openapi.json')).json()
  const all: string[] = ['/sitemap.xml', '/sitemaps/places-1.xml']
  for (const [path, methods] of Object.entries<Record<string, { parameters?: Parameter[] }>>(paths)) {
    const get = methods.get
    if (!get || APART.test(path)) continue
    const wanted = (get.parameters ?? []).filter(
      ({ in: where, required, name }) => where === 'query' && (required || name === 'q'),
    )
    const query = new URLSearchParams(wanted.map(({ name }): [string, string] => [name, QUERY[name] ?? '']))
    const address = (id: string) => `${path.replace(/{\w+}/, id)}${query.size > 0 ? `?${query}` : ''}`
    all.push(...(path.includes('{') ? known.map(address) : [address('')]))
    if (path === '/api/places') all.push('/api/places', '/api/places?sort=rating', '/api/places?sort=reviews')
  }
  return all
}

/** What was decided about a thing names it, to its author alone. */
const withoutDecisions = (url: string, body: string): string => {
  if (url !== '/api/notifications') return body
  const { data = [] }: { data?: { kind: string }[] } = JSON.parse(body)
  return JSON.stringify(data.filter(({ kind }) => kind !== 'decision'))
}

/** Where which mark is found: by visitors, readers and the author, in whatever is answered. */
const traces = async (app = andariego): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = Object.fromEntries(
    [...Object.keys(MARKS), 'media'].map((name) => [name, []]),
  )
  for (const url of await questions())
    for (const [name, token] of [
      ['visitor'],
      ['reader', reader.accessToken],
      ['author', author.accessToken],
    ]) {
      const response = await app.app.inject({
        url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payloadAsStream: true,
      })
      const isFile = /image|octet/.test(String(response.headers['content-type']))
      const body = isFile ? '' : withoutDecisions(url, await text(response.stream()))
      if (response.statusCode >= 500) throw new Error(`${url} failed`)
      if (isFile && response.statusCode === 200 && url.includes(ids.media))
        found.media?.push(`${name} ${url}`)
      if (body.includes(ids.media)) found.media?.push(`${name} ${url}`)
      for (const [thing, mark] of Object.entries(MARKS))
        if (body.includes(mark)) found[thing]?.push(`${name} ${url}`)
    }
  return found
}

const hide = (thing: Marked | 'media') =>
  decideAs(judge)(thing === 'older' ? 'description' : thing, ids[thing], 'hide')
const restore = (thing: Marked | 'media') =>
  decideAs(judge)(thing === 'older' ? 'description' : thing, ids[thing], 'restore')

describe('what moderators hide', () => {
  test.each([
    'review',
    'media',
    'description',
    'older',
    'message',
    'group',
    'itinerary',
    'comment',
    'place',
  ] as const)(
    'a %s: no answer of any operation has a trace of it, and it comes back whole',
    async (thing) => {
      const before = await traces()
      expect(before[thing]).not.toEqual([])
      await hide(thing)
      const meanwhile = await traces()
      expect(meanwhile[thing]).toEqual([])
      if (thing === 'place') expect([meanwhile.review, meanwhile.media]).toEqual([[], []])
      // The assistant, asked anew.
      await ask('¿Dónde hay una playa tranquila?')
      expect((await traces())[thing]).toEqual([])
      await restore(thing)
      const after = await traces()
      expect(after[thing]).toEqual(before[thing])
    },
    60_000,
  )

  test('counts nowhere: not in averages, lists, days or points', async () => {
    const params = { id: ids.place }
    const figures = async () => ({
      place: await reader.api('GET /places/:id', { params }),
      stats: await reader.api('GET /places/:id/reviews/stats', { params }),
      total: (await reader.api('GET /places', { query: { limit: '20' } })).totalCount,
      deep: (await reader.api('GET /places/reviews', { query: { page: '1' } })).data.length,
      points: (await author.api('GET /users/:id/stats', { params: { id: author.id } })).data.points,
      days: await andariego.services.database
        .selectFrom('review_days')
        .select(({ fn }) => fn.sum<number>('total').as('total'))
        .executeTakeFirst(),
    })
    const before = await figures()
    await hide('review')
    const without = await figures()
    expect(without.place).toMatchObject({ averageRating: 0, totalReviews: 0, image: null })
    expect(without.stats.totalReviews).toBe(0)
    expect(Number(without.days?.total)).toBe(Number(before.days?.total) - 1)
    // The review, its photo, and the like.
    expect(before.points - without.points).toBe(10 + 5 + 1)
    await hide('place')
    const gone = await andariego.api()('GET /places', { query: { limit: '20' } })
    expect(gone.totalCount).toBe(before.total - 1)
    await restore('place')
    expect((await reader.api('GET /places/:id', { params })).totalReviews).toBe(0)
    await restore('review')
    expect(await figures()).toEqual(before)
  })

  test('again and again gives back what was withheld, no more', async () => {
    const points = async () =>
      (await author.api('GET /users/:id/stats', { params: { id: author.id } })).data.points
    const before = await points()
    for (let round = 0; round < 4; round++) {
      await hide('review')
      await restore('review')
    }
    expect(await points()).toBe(before)
  })

  test('is gone from the other process, and from what it kept for visitors, within a second', async () => {
    const other = await testApp({}, { url: andariego.databaseUrl, drop: async () => {} })
    try {
      const shown = async () =>
        (await other.api()('GET /places/:id/reviews', { params: { id: ids.place } })).data.length
      expect(await shown()).toBe(1)
      await hide('review')
      await vi.waitFor(async () => expect(await shown()).toBe(0), { timeout: 1_000, interval: 20 })
      await restore('review')
      await vi.waitFor(async () => expect(await shown()).toBe(1), { timeout: 1_000, interval: 20 })
    } finally {
      await other.close()
    }
  })

  test('keeps its files: what sweeps up leftovers knows them', async () => {
    await hide('media')
    const file = await mediaRepository(andariego.services.database).any(ids.media)
    const key = file?.key ?? ''
    expect(await mediaRepository(andariego.services.database).knownKeys([key])).toContain(key)
    const shown = await judge.api('GET /moderation/media/:id', { params: { id: ids.media } })
    expect(shown).toBeInstanceOf(Buffer)
    await restore('media')
  })
})
