import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { tellingTags } from './answers.ts'

let open: TestApp | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

/** Starts the application on a port: replays bypass the framework, so injected requests would not reach them. */
const listening = async (variables: Record<string, string> = {}) => {
  open = await testApp(variables)
  open.app.server.listen(0, '127.0.0.1')
  await once(open.app.server, 'listening')
  const address = open.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const { port } = address
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/api/places?limit=5`, { headers })
  return { test: open, ask }
}

/** Headers that differ between requests. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive']
const shared = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)).sort())

const MACHU_PICCHU = { name: 'Machu Picchu', address: 'Cusco, Perú', latitude: -13.1631, longitude: -72.545 }

test('a cached answer is sent again exactly as it was the first time', async () => {
  const { ask } = await listening()
  const [first, again] = [await ask(), await ask()]
  expect(shared(again)).toEqual(shared(first))
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await again.text()).toBe(await first.text())

  const fresh = await ask({ 'if-none-match': first.headers.get('etag') ?? '' })
  expect(fresh.status).toBe(304)
  expect(await fresh.text()).toBe('')
  expect((await ask({ 'if-none-match': '*' })).status).toBe(304)
})

test('a change shows in the next answer, and signed-in callers get their own answer', async () => {
  const { test, ask } = await listening()
  await ask()
  await ask()
  const { api, accessToken } = await traveller(test)
  await api('POST /places', { body: MACHU_PICCHU })
  expect(await (await ask()).json()).toMatchObject({ totalCount: 1 })
  const own = await ask({ authorization: `Bearer ${accessToken}` })
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(await (await ask({ authorization: 'Bearer bad' })).json()).toMatchObject({ totalCount: 1 })
})

test('cached answers count against the limit of reads like all others', async () => {
  const { ask } = await listening({ RATE_LIMITS: 'on' })
  const statuses = new Set<number>()
  for (let batch = 0; batch < 16; batch++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
    for (const answer of answers) {
      statuses.add(answer.status)
      await answer.arrayBuffer()
    }
  }
  expect([...statuses].sort()).toEqual([200, 429])
})

test('the tags of an answer are told to this process, whether made or cached; none for what is never cached', async () => {
  const { test } = await listening()
  const ask = (url: string) => tellingTags(() => test.app.inject(url))
  const [, made] = await ask('/api/places')
  const [, kept] = await ask('/api/places')
  expect(made).toContain('places:in:0/0/0')
  expect(kept).toEqual(made)
  const [, never] = await ask('/api/places/check?name=Faro&latitude=1&longitude=1')
  expect(never).toBeNull()
})

test('however a request spells an address, its answer is cached once and found by that spelling too', async () => {
  const { test } = await listening()
  const { cache } = test.services
  const ask = async (query: string) => {
    const { headers } = await test.app.inject(`/api/places${query}`)
    return headers.etag
  }
  const first = await ask('')
  const bytes = cache.bytes()
  for (const query of ['?limit=20', '?page=1&limit=20', '?limit=20.0&page=1', '?sort=recent', '?q=+'])
    expect([query, await ask(query)]).toEqual([query, first])
  expect(cache.bytes()).toBe(bytes)
  expect(cache.get('/api/places?limit=20')?.etag).toBe(first)
})

test('invalid tokens count against their sender', async () => {
  const { test } = await listening({ RATE_LIMITS: 'on' })
  const ask = (remoteAddress: string) =>
    test.app.inject({ url: '/api/groups', remoteAddress, headers: { authorization: 'Bearer forged' } })
  const answers = await Promise.all(Array.from({ length: 1_501 }, () => ask('192.0.2.77')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  expect((await ask('192.0.2.78')).statusCode).toBe(401)
})
