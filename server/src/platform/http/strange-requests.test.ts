import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let andariego: TestApp
let port: number
beforeAll(async () => {
  andariego = await testApp()
  andariego.app.server.listen(0, '127.0.0.1')
  await once(andariego.app.server, 'listening')
  const address = andariego.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => andariego.close())

/** Sends these exact bytes, and returns what the server sends until it closes the connection. */
const send = async (request: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(request, 'latin1')
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ') as [string, string]))
  return { status: Number(first.split(' ')[1]), headers, body }
}
const line = (first: string) => `${first} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'deny',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cache-control': 'no-store',
}

describe('a request target', () => {
  test.each([
    ['GET http://elsewhere.example/api/places', 200],
    ['GET HTTP://elsewhere.example/api/places?limit=1', 200],
    ['GET http://elsewhere.example', 404],
    ['GET http://[/api/places', 404],
    ['GET ftp://elsewhere.example/api/places', 404],
    ['OPTIONS *', 404],
    ['GET *', 404],
    ['GET //elsewhere.example/%2e%2e', 404],
  ])('%s is answered %i', async (first, status) => {
    const answer = await send(line(first))
    // Node itself refuses what is no valid target.
    expect([status, 400]).toContain(answer.status)
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })
})

describe('a request that reaches no handler is answered with the usual headers', () => {
  test.each([
    ['an address that cannot be decoded', line('GET /%zz'), 400],
    ['an address below the API that cannot be decoded', line('GET /api/%zz'), 400],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/places HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['nobody signed in', line('GET /api/groups'), 401],
    [
      'a token that is none',
      'GET /api/groups HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nConnection: close\r\n\r\n',
      401,
    ],
    ['nothing there', line('GET /api/nothing'), 404],
    ['no host', 'GET /api/levels HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no host, also for an answer that is kept', 'GET /api/levels HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /api/levels HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['two hosts before HTTP/1.1', 'GET /api/levels HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    ['an expectation that nobody knows', 'GET /api/levels HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417],
  ])('%s', async (_name, request, status) => {
    const answer = await send(request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(EVERY_ANSWER)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false })
  })
})

describe('a method that an address does not take is refused, with those that it takes', () => {
  test.each([
    ['DELETE /api/levels', 'get, head'],
    ['PATCH /api/places/reviews/1', 'delete, put'],
    ['GET /api/auth/login', 'post'],
    ['OPTIONS /api/places?limit=1', 'get, head, post'],
    // Reading it confirms an address, and HEAD must not.
    ['HEAD /api/auth/confirm-email/x', 'get'],
  ])('%s', async (first, allowed) => {
    const { status, headers, body } = await send(line(first))
    expect([status, headers.allow]).toEqual([405, allowed])
    expect(headers).toMatchObject(EVERY_ANSWER)
    if (!first.startsWith('HEAD')) expect(JSON.parse(body).code).toBe('method-not-allowed')
  })
})

test('HTTP/1.0 needs no host', async () => {
  expect((await send('GET /api/levels HTTP/1.0\r\n\r\n')).status).toBe(200)
})

describe('HEAD', () => {
  test.each(['/api/places', '/api/levels', '/api/nothing', '/health/live'])(
    '%s is answered as GET is, without the body',
    async (path) => {
      const [head, get] = [await send(line(`HEAD ${path}`)), await send(line(`GET ${path}`))]
      expect(head.body).toBe('')
      expect([head.status, head.headers['content-type']]).toEqual([get.status, get.headers['content-type']])
      expect(get.body).not.toBe('')
    },
  )
})

test.each([
  ['', '/api/auth/login'],
  [' where none is needed', '/api/notifications/unsubscribe/x'],
])(
  'a body that arrives too slowly%s is refused after 20 s, and its connection closed',
  async (_where, path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const arrived = once(andariego.app.server, 'request')
      const answer = send(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      )
      await arrived
      await vi.waitUntil(() => vi.getTimerCount() > 0, 20_000)
      await vi.advanceTimersByTimeAsync(20_000)
      const { status, body } = await answer
      expect([status, JSON.parse(body).code]).toEqual([408, 'timeout'])
    } finally {
      vi.useRealTimers()
    }
  },
)

test.each([
  ['too large', 'application/json', 413],
  ['of another type', 'text/plain', 415],
])(
  'a body that is %s is taken to its end, so that its sender gets the answer',
  async (_what, type, status) => {
    const size = 2_000_000
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`,
    )
    const [refusal] = await once(socket, 'data')
    expect(String(refusal)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const rest = text(socket)
    socket.write('x'.repeat(size))
    socket.write(line('GET /api/levels'))
    expect(await rest).toMatch(/^HTTP\/1.1 200 /)
  },
)
