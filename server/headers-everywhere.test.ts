import { once } from 'node:events'
import { glob } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { pageDeclarations } from '@andariego/contract/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../tools/build.ts'
import { builtWeb } from './src/web.ts'
import { type Answer, collection } from './test/answer-headers.ts'
import { tellFigures } from './test/figures.ts'
import { readRow, type Sent } from './test/permissions/row.ts'
import { permissions } from './test/permissions/table.ts'
import { ApiFailure, type TestApp, testApp } from './test/test-app.ts'
import type { Traveller } from './test/traveller.ts'
import { newWorld, type World } from './test/world.ts'

/** `npm run test:attacks` asks as all of them; otherwise owners only read, so that one world is enough. */
const IS_LONG = process.env.ALL_PAYLOADS !== undefined
const EVERYBODY = ['anonymous', 'stranger', 'moderator', 'owner'] as const
const rolesFor = (method: string) =>
  EVERYBODY.filter((role) => IS_LONG || role === 'anonymous' || (role === 'owner' && method === 'GET'))
const CLIENT = new URL('../web/build/client/', import.meta.url)

let andariego: TestApp
let port = 0
// On a port: some answers go out before the framework, and two headers of one name would be one in an injected answer.
beforeAll(async () => {
  build()
  const variables = { NODE_ENV: 'production', PUBLIC_URL: 'https://andariego.example' }
  andariego = await testApp(variables, undefined, { web: builtWeb() })
  const { server } = andariego.app
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = address instanceof Object ? address.port : 0
}, 300_000)
afterAll(async () => {
  // fetch opens another connection for each answer that is left unread, and a server waits for it.
  andariego.app.server.closeAllConnections()
  await andariego.close()
})

/** Sends a request; its body is not waited for: a stream of events does not end. */
const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  await response.body?.cancel()
  return { status: response.status, headers: Object.fromEntries(response.headers) }
}

/** Sends these exact bytes, and returns the answer's head. */
const send = async (bytes: string): Promise<Answer> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes, 'latin1')
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs) }
}

const operationsOfApp = async (): Promise<string[]> => {
  const { paths } = (await andariego.app.inject('/api/openapi.json')).json()
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '')}`),
  )
}

const sentAs = async (method: string, { path, json, form }: Sent, caller: Traveller | null) =>
  ask(`/api${path}`, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(caller && { authorization: `Bearer ${caller.accessToken}` }),
    },
    ...(form ? { body: form } : json !== undefined && { body: JSON.stringify(json) }),
  })

test('every operation, for visitors, strangers, moderators and owners; what is for members only is stored nowhere', async () => {
  const found = collection()
  const operations = await operationsOfApp()
  expect(operations.toSorted()).toEqual(Object.keys(permissions).toSorted())
  const done = new Set<string>()
  let world: World = await newWorld(andariego)
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ')
    const row = readRow(permissions[operation] ?? expect.unreachable())
    const endpoint = (endpoints as Record<string, Endpoint>)[
      `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    ]
    const isPrivate = endpoint?.auth === 'user' || endpoint?.auth === 'moderator'
    for (const role of rolesFor(method)) {
      const asRole = async () => {
        const caller = role === 'anonymous' ? null : world[role]
        return sentAs(method, await row.ask(world, caller), caller)
      }
      let answer = await asRole().catch((error: unknown) => {
        if (error instanceof ApiFailure) return null
        throw error
      })
      // What an operation before it has ended is there again in a new world.
      if (answer?.status !== row[role]) {
        world = await newWorld(andariego)
        answer = await asRole()
      }
      if (answer.status < 400) done.add(operation)
      const caching = answer.headers['cache-control'] ?? ''
      found.look(`${operation} as ${role}`, answer, [
        ...(isPrivate && !caching.includes('no-store') ? ['private answers are not stored'] : []),
        ...(role !== 'anonymous' && endpoint?.response !== 'binary' && caching.includes('public')
          ? ['answers to members are not public']
          : []),
      ])
    }
  }
  await tellFigures(
    `${operations.length} operations as ${rolesFor('GET').join(', ')}${IS_LONG ? '' : ' who reads'}, ${done.size} of them done at least once: ${found.told()}`,
  )
  expect(found.wrong).toEqual([])
  // Otherwise only refusals were looked at.
  expect(done.size).toBeGreaterThan((IS_LONG ? 0.85 : 0.4) * operations.length)
}, 300_000)

test('every page, as page and as data, every file, and what is found nowhere', async () => {
  const found = collection()
  const { placeId, owner, mediaId } = await newWorld(andariego)
  const items = [{ placeId, date: '2027-03-01' }]
  const { data } = await owner.api('POST /itineraries', { body: { name: 'Costa', items } })
  const pages = Object.values(pageDeclarations).map(({ path }) =>
    path.startsWith('/itinerary/')
      ? path.replace(':id', data.id)
      : path
          .replace(/:id\?$/, owner.id)
          .replace(':id', placeId)
          .replace(':handle', '@nadie')
          .replace(':token', 'x'),
  )
  expect(pages.filter((path) => path.includes(':'))).toEqual([])
  const html = { headers: { accept: 'text/html' } }
  const missing = ['/nada', '/place/nada', '/assets/nada.js', '/nada.png', '/%2e%2e/nada', '/@nadie/nada']
  for (const path of [...pages, ...missing]) {
    found.look(path, await ask(path, html))
    found.look(`POST ${path}`, await ask(path, { method: 'POST' }))
    const ofData = path === '/' ? '/_.data' : `${path}.data`
    found.look(ofData, await ask(ofData))
    // As it is kept, and asked for again.
    const { headers, status } = await ask(path, html)
    if (status === 200 && headers.etag) {
      const again = { headers: { accept: 'text/html', 'if-none-match': headers.etag } }
      found.look(`${path} again`, await ask(path, again))
    }
  }
  const files: string[] = []
  for await (const file of glob('**/*.*', { cwd: CLIENT }))
    if (!/\.(br|gz)$/.test(file)) files.push(`/${file}`)
  const made = [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/sitemaps/people-1.xml',
    '/sitemaps/99.xml',
  ]
  const documents = ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/static/swagger-ui-bundle.js']
  const others = [
    '/health/live',
    '/health/ready',
    '/metrics',
    `/api/media/${mediaId}`,
    `/api/media/${mediaId}?w=300`,
  ]
  for (const path of [...files, ...made, ...documents, ...others]) {
    found.look(path, await ask(path))
    found.look(`HEAD ${path}`, await ask(path, { method: 'HEAD' }))
    found.look(`${path} in part`, await ask(path, { headers: { range: 'bytes=1-2' } }))
  }
  await tellFigures(`${pages.length} pages, ${files.length} files: ${found.told()}`)
  expect(found.wrong).toEqual([])
  expect(files.length).toBeGreaterThan(50)
}, 120_000)

test('what reaches no handler', async () => {
  const found = collection()
  const requests = [
    'GET /%zz HTTP/1.1\r\nHost: x',
    'GET /api/%zz HTTP/1.1\r\nHost: x',
    'GET /place/%ff HTTP/1.1\r\nHost: x\r\nAccept: text/html',
    'HELLO',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\nHost: x\r\nHost: y',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: foo',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}`,
    'OPTIONS * HTTP/1.1\r\nHost: x',
    'PATCH /api/places HTTP/1.1\r\nHost: x',
    'TRACE / HTTP/1.1\r\nHost: x',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/xml\r\nContent-Length: 0',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999',
    'POST /api/places HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2',
    'POST /api/places HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: garbage',
  ]
  for (const request of requests) {
    const [line = ''] = request.split('\r\n')
    const answer = await send(`${request}\r\nConnection: close\r\n\r\n`)
    found.look(`${line} ${request.length}`, answer)
    expect([line, answer.status >= 400 && answer.status < 500]).toEqual([line, true])
  }
  await tellFigures(`${requests.length} requests that no browser sends: ${found.told()}`)
  expect(found.wrong).toEqual([])
})
