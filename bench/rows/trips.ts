import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { countedServer } from '../counted-server.ts'
import { quantile, type Row } from '../row.ts'
import { openStream, type Person, signedIn } from '../streams.ts'
import type { Context } from './context.ts'

/** Each trip has an owner who writes and a companion who reads; both have it open. */
const TRIPS = 50
const OPERATIONS = 300
const OPERATIONS_A_SECOND = 20
const STOPS = 200
const OPENED = 100
const LISTED = 1_000
const PAGE = 100
const TIMES_LISTED = 20

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

const ask = async <T>(url: string, who: Person, method = 'GET', body?: unknown): Promise<T> => {
  const answer = await fetch(url, {
    method,
    headers: headersOf(who),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const makeTrip = async (url: string, owner: Person, name: string, placeIds: readonly string[]) => {
  const items = placeIds.map((placeId, index) => ({
    placeId,
    date: `2027-01-${String(1 + (index % 28)).padStart(2, '0')}`,
  }))
  const made = await ask<{ data: { id: string } }>(`${url}/api/itineraries`, owner, 'POST', { name, items })
  return made.data.id
}

/** Measures the time from an edit on one screen until the other has the data: the POST, the event, and the log's news. */
const deliveries = async ({ url, placeIds }: Context, people: Person[]): Promise<number[]> => {
  const times: number[] = []
  const began = new Map<string, number>()
  const screens = await Promise.all(
    Array.from({ length: TRIPS }, async (_, index) => {
      const [owner, companion] = [people[index * 2], people[index * 2 + 1]]
      if (!owner || !companion) throw new Error('There are too few travellers.')
      const id = await makeTrip(url, owner, `A dos ${index}`, placeIds.slice(index, index + 12))
      await ask(`${url}/api/itineraries/${id}/people/${companion.id}`, owner, 'PUT', { role: 'edit' })
      let last = 0
      const hear = async (text: string) => {
        if (!text.includes('"type":"itinerary"') || !text.includes('"last":')) return
        const news = await ask<{ data: { number: number; id: string }[] }>(
          `${url}/api/itineraries/${id}/operations?after=${last}`,
          companion,
        )
        for (const one of news.data) {
          last = Math.max(last, one.number)
          const start = began.get(one.id)
          if (start !== undefined) times.push(performance.now() - start)
          began.delete(one.id)
        }
      }
      const sockets = await Promise.all([
        openStream(url, owner.token),
        openStream(url, companion.token, (text) => void hear(text)),
      ])
      return { id, owner, sockets }
    }),
  )
  const posts: Promise<unknown>[] = []
  for (let count = 0; count < OPERATIONS; count++) {
    const screen = screens[count % screens.length]
    if (!screen) continue
    const operation = { kind: 'add-item', itemId: crypto.randomUUID(), text: `Cosa ${count}` }
    const sent = { id: crypto.randomUUID(), operation }
    began.set(sent.id, performance.now())
    const address = `${url}/api/itineraries/${screen.id}/operations`
    posts.push(ask(address, screen.owner, 'POST', { operations: [sent] }))
    await delay(1_000 / OPERATIONS_A_SECOND)
  }
  await Promise.all(posts)
  await delay(500)
  for (const { sockets } of screens) for (const socket of sockets) socket.destroy()
  if (began.size > 0) throw new Error(`${began.size} operations did not arrive.`)
  return times
}

const openings = async ({ url, placeIds }: Context, who: Person): Promise<number[]> => {
  const id = await makeTrip(url, who, 'Doscientas paradas', placeIds.slice(0, STOPS))
  const times: number[] = []
  for (let count = -10; count < OPENED; count++) {
    const began = performance.now()
    await ask(`${url}/api/itineraries/${id}`, who)
    if (count >= 0) times.push(performance.now() - began)
  }
  return times
}

/** Adds trips of five stops each, listed on several pages. */
const addTrips = async (databaseUrl: string, who: Person) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with made as (
       insert into itineraries (id, owner_id, name)
       select uuidv7(), $1, 'Viaje ' || n from generate_series(1, $2) n returning id
     )
     insert into itinerary_items (id, itinerary_id, place_id, position, day)
     select uuidv7(), made.id, chosen.id, chosen.position - 1, date '2027-01-01' + chosen.position::int
     from made cross join (select id, row_number() over () as position from places limit 5) as chosen`,
    [who.id, LISTED],
  )
  await client.query('vacuum analyze itineraries, itinerary_items')
  await client.end()
}

/** Requests one page after another, and calls `listed` after each. */
const listAll = async (url: string, who: Person, listed = () => {}) => {
  let cursor: string | null = ''
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: { nextCursor: string | null } = await ask(`${url}/api/itineraries?limit=${PAGE}${after}`, who)
    cursor = page.nextCursor
    listed()
  }
}

const timeOfAllPages = async (url: string, who: Person) => {
  await listAll(url, who)
  const began = performance.now()
  for (let count = 0; count < TIMES_LISTED; count++) await listAll(url, who)
  return (performance.now() - began) / TIMES_LISTED
}

/** Counts the statements of each page, once the session and what else is kept were looked up. */
const statementsOfPages = async (databaseUrl: string, who: Person): Promise<number[]> => {
  const server = await countedServer(databaseUrl)
  try {
    await listAll(server.url, who)
    const counted: number[] = []
    let before = server.statements()
    await listAll(server.url, who, () => {
      counted.push(server.statements() - before)
      before = server.statements()
    })
    return counted
  } finally {
    await server.close()
  }
}

export const trips = async (context: Context): Promise<Row[]> => {
  const people = await signedIn(context.url, TRIPS * 2 + 1)
  const times = await deliveries(context, people)
  const reader = people.at(-1)
  if (!reader) throw new Error('There are too few travellers.')
  const opened = await openings(context, reader)
  await addTrips(context.databaseUrl, reader)
  const milliseconds = await timeOfAllPages(context.url, reader)
  const statements = await statementsOfPages(context.databaseUrl, reader)
  const [fewest, most] = [Math.min(...statements), Math.max(...statements)]
  const [delivered, open] = [quantile(times, 0.95), quantile(opened, 0.95)]
  return [
    {
      what: `A change of a trip: from one screen to the other, ${TRIPS} trips open on two screens each, two server processes`,
      figure: `p95 ${delivered.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)} ms, ${times.length} changes, ${OPERATIONS_A_SECOND} a second)`,
      target: 'p95 ≤ 50 ms',
      ok: delivered <= 50,
    },
    {
      what: `Opening a trip of ${STOPS} stops, on the server`,
      figure: `p95 ${open.toFixed(1)} ms (median ${quantile(opened, 0.5).toFixed(1)} ms)`,
      target: '≤ 100 ms',
      ok: open <= 100,
    },
    {
      what: `A list of ${LISTED} trips, ${PAGE} a page`,
      figure: `${fewest === most ? most : `${fewest} to ${most}`} statements a page, whatever it holds; all pages in ${milliseconds.toFixed(0)} ms`,
      target: 'one for the trips, one for their places',
      ok: most <= 2,
    },
  ]
}
