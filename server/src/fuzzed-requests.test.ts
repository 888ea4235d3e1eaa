import { monitorEventLoopDelay } from 'node:perf_hooks'
import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellFigures } from '../test/figures.ts'
import { type Schema, values } from '../test/hostile-values.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { newWorld, type World } from '../test/world.ts'

/** `npm run test:attacks` sends more requests, for longer. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60)
/** How long a request may hold up all others, in time of the processor. On two slow cores everything takes longer. */
const HELD_MS = process.env.CI ? 400 : 100

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

let andariego: TestApp
let world: World
beforeAll(async () => {
  andariego = await testApp()
  world = await newWorld(andariego)
})
afterAll(() => andariego.close())

/** Whether the response is an endless stream. */
const isStream = (path: string, method: string) => {
  const verb = method === 'head' ? 'GET' : method.toUpperCase()
  const key = `${verb} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`
  return (endpoints as Record<string, Endpoint>)[key]?.events !== undefined
}

const record = (parameters: Operation['parameters'] = [], place: string, ids: string[]) =>
  fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, values(schema, ids)]),
    ),
    { requiredKeys: place === 'path' ? undefined : [] },
  )

/** What tells an attacker about the inside, and no request here contains. */
const INSIDE: Record<string, RegExp> = {
  stack: /\n\s+at |node:internal|node_modules|\.[tj]s:\d+/,
  query:
    /\b(select|insert into|update|delete from|from|join) \\?"|syntax error at|violates .* constraint|relation \\?"/i,
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
/** An address cannot contain lone surrogates. */
const inAddress = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed())

test(
  'no request that anybody can make fails inside, and each refusal says why in its usual form',
  async () => {
    const { paths } = (await andariego.app.inject({ url: '/api/openapi.json' })).json() as {
      paths: Record<string, Record<string, Operation>>
    }
    const { owner, stranger, moderator, placeId, reviewId, mediaId, sessionId } = world
    const ids = [placeId, reviewId, mediaId, sessionId, owner.id, stranger.id]
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        isStream(path, method) ? [] : [{ path, method, operation }],
      ),
    )
    expect(operations.length).toBeGreaterThan(60)
    const strangers = [undefined, 'garbage']
    const tokens = [...strangers, owner, stranger, moderator].map((one) =>
      typeof one === 'object' ? one.accessToken : one,
    )
    const request = fc.constantFrom(...operations).chain(({ path, method, operation }) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        params: record(operation.parameters, 'path', ids),
        query: record(operation.parameters, 'query', ids),
        body: operation.requestBody
          ? values(Object.values(operation.requestBody.content)[0]?.schema ?? {}, ids)
          : fc.constant(undefined),
        // Requests that may sign out use tokens that no other request needs.
        token: fc.constantFrom(...(path.startsWith('/api/auth/') ? strangers : tokens)),
      }),
    )

    const folders = [process.cwd(), andariego.dataDir]
    /** Returns what of the inside a text tells. */
    const insideOf = (text: string): string[] => [
      ...Object.entries(INSIDE).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
      ...folders.filter((folder) => text.includes(folder)),
    ]
    const seen: Record<number, number> = {}
    /** The three longest of each address, in ms: one may have loaded what a process loads once, one met a collection of garbage. */
    const took = new Map<string, number[]>()
    const loop = monitorEventLoopDelay({ resolution: 10 })
    loop.enable()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, params, query, body, token }) => {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]))
        const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`)
        const before = process.threadCpuUsage()
        const answer = await andariego.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `${address}?${search.join('&')}`,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) ?? '' }),
        })
        // The time of this thread alone: others who use the machine lengthen the clock's.
        const { user, system } = process.threadCpuUsage(before)
        const ms = (user + system) / 1000
        took.set(path, [...(took.get(path) ?? []), ms].toSorted((one, other) => other - one).slice(0, 3))
        seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        // What is packed could say anything by chance.
        const isText = /json|text|xml/.test(String(answer.headers['content-type']))
        if (isText) expect(insideOf(answer.body), answer.body.slice(0, 2000)).toEqual([])
        if (answer.statusCode >= 400 && method !== 'head')
          expect(answer.json()).toMatchObject({
            success: false,
            code: expect.any(String),
            message: expect.stringMatching(/\p{L}{3}/u),
          })
      }),
      { numRuns: REQUESTS, interruptAfterTimeLimit: SECONDS * 1000, markInterruptAsFailure: false },
    )
    const sent = Object.values(seen).reduce((sum, count) => sum + count, 0)
    loop.disable()
    const statuses = Object.entries(seen).map(([status, count]) => `${count} × ${status}`)
    const inMs = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(0)} ms`
    const [first, repeated] = [0, 2].map(
      (place) =>
        [...took]
          .map(([path, times]) => ({ path, ms: times[place] ?? 0 }))
          .toSorted((one, other) => other.ms - one.ms)[0],
    )
    const told = (one = first) => `${one?.ms.toFixed(0)} ms of the processor (${one?.path})`
    await tellFigures(
      `${sent} requests: ${statuses.join(', ')}; the longest took ${told()}, the longest but two of one address ${told(repeated)}; the loop’s delay p99 ${inMs(loop.percentile(99))}, at most ${inMs(loop.max)}, with the making of the requests`,
    )
    expect(sent).toBe(REQUESTS)
    expect(repeated?.ms, repeated?.path).toBeLessThan(HELD_MS)
  },
  (SECONDS + 60) * 1000,
)
