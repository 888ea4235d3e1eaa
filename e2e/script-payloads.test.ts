import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'
import { ALARM, PAYLOADS } from './script-payloads.ts'

// Every journey already fails at its end on page errors, foreign requests and violated policies. These also fail when an injected
// script runs.

/** `npm test` tries only the first payloads of each kind; `npm run test:attacks` tries each payload in its own place. */
const PLACES = process.env.ALL_PAYLOADS ? PAYLOADS.length : 4

/** As many payloads as fit into a text of this length, starting at the one numbered `first` and then from the beginning again. */
const many = (length: number, first = 0) => {
  let text = ''
  for (const payload of [...PAYLOADS.slice(first), ...PAYLOADS.slice(0, first)])
    if (text.length + payload.length + 1 <= length) text += `${payload} `
  return text.trim()
}
const one = (index: number) => PAYLOADS[index % PAYLOADS.length] ?? ''

const addPlace = async ({ api }: Account, index: number) => {
  const payload = one(index)
  const place = await api('POST /places', {
    body: {
      name: payload,
      address: `${payload} ${index}`,
      city: payload,
      description: many(1000, index),
      latitude: (index % 80) - 40 + 0.5,
      longitude: index - 60,
    },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', many(1000, index))
  await api('POST /places/:id/reviews', { params: { id: place.id }, form })
  return place.id
}

const addTrip = async ({ api }: Account, [first = '', second = '']: string[]) => {
  const { data: trip } = await api('POST /itineraries', {
    body: { name: many(100), items: [{ placeId: first, date: '2027-03-01' }] },
  })
  const params = { id: trip.id }
  const stopId = randomUUID()
  const operations = [
    { kind: 'add-stop', stopId, placeId: second, date: '2027-03-02', after: null },
    {
      kind: 'set-stop',
      stopId,
      fields: { note: many(1000, 28), booking: { reference: many(100), link: null } },
    },
    { kind: 'set-day', date: '2027-03-02', fields: { title: many(80, 5), note: many(1000, 34) } },
    { kind: 'add-item', itemId: randomUUID(), text: many(200, 12) },
  ] as const
  const { data } = await api('POST /itineraries/:id/operations', {
    params,
    body: { operations: operations.map((operation) => ({ id: randomUUID(), operation })) },
  })
  expect(data.rejected).toEqual([])
  await api('POST /itineraries/:id/comments', { params, body: { stopId, content: many(400, 20) } })
  const { data: link } = await api('POST /itineraries/:id/links', {
    params,
    body: { kind: 'public', fields: ['dates', 'notes', 'people'] },
  })
  return { id: trip.id, publicPath: new URL(link.url).pathname }
}

/** Collects signs that an injected script ran on any page of this visitor. */
const listen = async ({ context }: Visitor) => {
  const alarms: string[] = []
  await context.exposeBinding(ALARM, (_source, which) => void alarms.push(`ran ${which}`))
  context.on('dialog', (dialog) => {
    alarms.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  return alarms
}

journey(
  'what people wrote is text, wherever it stands',
  { timeout: 600_000 },
  async ({ arrive, register }) => {
    const [ana, luz] = [await register(), await register()]
    const places: string[] = []
    for (let index = 0; index < PLACES; index++) places.push(await addPlace(ana, index))
    await ana.api('PUT /users/me/profile', {
      body: {
        name: 'Ana "><img src=x>',
        bio: many(300, 3),
        homeCity: many(80, 8),
        emailVisibility: 'everyone',
      },
    })
    const trip = await addTrip(ana, places)
    const { data: group } = await ana.api('POST /groups', {
      body: { name: many(50), description: many(200, 7) },
    })
    await ana.api('POST /groups/:id/members', {
      params: { id: group.id },
      body: { userIds: [luz.session.user.id] },
    })
    await luz.api('POST /direct-messages', {
      body: { receiverId: ana.session.user.id, content: many(600, 30).replaceAll('https://example.com', '') },
    })

    const visitor = await arrive()
    const seenByVisitor = await listen(visitor)
    const search = `?q=${encodeURIComponent(many(180, 2))}`
    for (const path of ['/', `/explorar${search}`, trip.publicPath, ...places.map((id) => `/place/${id}`)])
      await visitor.opens(path)
    const reader = await arrive({ as: ana })
    const seenByReader = await listen(reader)
    const own = [
      `/search${search}`,
      `/user/${ana.session.user.id}`,
      '/groups',
      '/itineraries',
      `/itinerary/${trip.id}`,
      `/itinerary/${trip.id}/libro`,
      `/itinerary/${trip.id}/edit`,
      '/chats',
      `/chats?con=${luz.session.user.id}`,
    ]
    for (const path of own) {
      await reader.opens(path)
      await reader.doesNotSee(/^Cargando/)
    }
    // The assistant repeats the question and quotes reviews.
    await reader.opens('/ai-chat')
    await reader.writes('Tu mensaje', `¿Qué dicen de ${one(2)}? ${many(300, 14)}`)
    await reader.page.keyboard.press('Enter')
    await reader.page.getByText(one(2)).first().waitFor()
    expect([...seenByVisitor, ...seenByReader]).toEqual([])
  },
)
