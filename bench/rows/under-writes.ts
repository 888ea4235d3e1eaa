import { setTimeout as delay } from 'node:timers/promises'
import { againstFloor } from '../load.ts'
import { quantile, type Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

const RATES = [5, 50, 200]
const WRITERS = 20
/** How much older than the newest change a visitor's page may be, in ms. */
const OLDEST = 1_000
const LOOKS = 20
/** The duration of one measurement; there are many. */
const SECONDS = 1

interface Writing {
  stop: () => Promise<number>
}

const boundary = 'form'
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const reviewBody = (content: string) => `${part('rating', '4')}${part('content', content)}--${boundary}--\r\n`

/** Writes so often per second, spread over the data set: reviews, likes, messages and favourites in turn. */
const startWriting = async (context: Context, tokens: string[], aSecond: number): Promise<Writing> => {
  const { url, placeIds } = context
  const people = tokens.map((token) => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    return claims.sub
  })
  const reviews: string[] = []
  for (let page = 1; page <= 5; page++) {
    const answer = await fetch(`${url}/api/places/reviews?limit=20&page=${page * 7}`)
    const { data } = (await answer.json()) as { data: { id: string }[] }
    reviews.push(...data.map(({ id }) => id))
  }
  let isOver = false
  let count = 0
  const json = (path: string, body: object): [string, RequestInit] => [
    path,
    { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  ]
  const next = (): [string, RequestInit] => {
    const index = count++
    const place = placeIds[(index * 31) % placeIds.length]
    const kinds: (() => [string, RequestInit])[] = [
      () => [
        `/places/${place}/reviews`,
        {
          body: reviewBody(`Una visita que se recuerda, la número ${index}.`),
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        },
      ],
      () => json(`/places/reviews/${reviews[(index * 13) % reviews.length]}/reaction`, { type: 'like' }),
      () =>
        json('/direct-messages', {
          receiverId: people[(index + 1) % people.length],
          content: `Hola ${index}`,
        }),
      () => json(`/places/${place}/favorite`, {}),
    ]
    return (kinds[index % kinds.length] ?? (() => json('/', {})))()
  }
  const write = async () => {
    const [path, { body, headers }] = next()
    const token = tokens[count % tokens.length]
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: path.endsWith('/favorite') ? null : (body ?? null),
      headers: {
        ...(path.endsWith('/favorite') ? {} : headers),
        authorization: `Bearer ${token}`,
        'idempotency-key': `writes-${aSecond}-${count}-${Date.now()}`,
      },
    })
    await answer.arrayBuffer()
  }
  let written = 0
  const began = performance.now()
  const under = new Set<Promise<void>>()
  const writing = (async () => {
    while (!isOver) {
      const due = Math.floor(((performance.now() - began) * aSecond) / 1_000)
      while (written + under.size < due && under.size < WRITERS) {
        const one: Promise<void> = write().finally(() => {
          written += 1
          under.delete(one)
        })
        under.add(one)
      }
      await delay(2)
    }
    await Promise.all(under)
  })()
  return {
    stop: async () => {
      isOver = true
      await writing
      return written / ((performance.now() - began) / 1_000)
    },
  }
}

/** Measures how long a new review is missing on the home page, for a visitor who reloads it. */
const unseenFor = async ({ url, placeIds }: Context, token: string): Promise<number[]> => {
  const times: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    const mark = `Marca ${look} de ${Date.now()}`
    await fetch(`${url}/api/places/${placeIds[look]}/reviews`, {
      method: 'POST',
      body: reviewBody(mark),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    const written = performance.now()
    // On its place's page, where other reviews do not displace it.
    while (!(await (await fetch(`${url}/place/${placeIds[look]}`)).text()).includes(mark)) await delay(5)
    times.push(performance.now() - written)
  }
  return times
}

/** Measures pages while the community writes: speed and age. */
export const underWrites = async (context: Context): Promise<Row[]> => {
  const tokens = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => signIn(context.url, index + 1)),
  )
  const pages: [string, string[]][] = [
    ['/', ['/']],
    ['/place/{id}', context.placeIds.slice(0, 20).map((id) => `/place/${id}`)],
  ]
  const rows: Row[] = []
  for (const aSecond of RATES) {
    for (const [name, paths] of pages) {
      const writing = await startWriting(context, tokens, aSecond)
      const { ratio, figure, unsteady } = await againstFloor(context, paths, undefined, SECONDS)
      const reached = await writing.stop()
      rows.push({
        what: `HTML of ${name} at ${aSecond} writes a second`,
        figure: `${figure}; ${reached.toFixed(0)} written a second`,
        target: aSecond === RATES[0] ? '≥ 0.5 × floor' : 'told',
        unsteady,
        ok: aSecond === RATES[0] ? ratio >= 0.5 : null,
      })
    }
    const writing = await startWriting(context, tokens, aSecond)
    const times = await unseenFor(context, tokens[0] ?? '')
    await writing.stop()
    const longest = Math.max(...times)
    rows.push({
      what: `A new review unseen on its page at ${aSecond} writes a second`,
      figure: `${longest.toFixed(0)} ms at most, median ${quantile(times, 0.5).toFixed(0)} ms (${LOOKS} looks)`,
      target: `≤ ${OLDEST} ms`,
      ok: longest <= OLDEST,
    })
  }
  return rows
}
