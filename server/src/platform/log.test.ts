import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLog, loggableUrl } from './log.ts'

const recorded = (level = 'info') => {
  const lines: string[] = []
  const log = createLog({ level, destination: { write: (line) => lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

test('a line is JSON with its level by name and an ISO time', () => {
  const { log, last } = recorded()
  log.info({ place: 'Granada' }, 'hola')
  expect(last()).toMatchObject({ level: 'info', msg: 'hola', place: 'Granada' })
  expect(new Date(last().time).toISOString()).toBe(last().time)
})

test('lines below the configured level are not written', () => {
  const { log, lines } = recorded('warn')
  log.info('quiet')
  log.warn('loud')
  expect(lines).toHaveLength(1)
})

test('secrets never reach the log, at any depth that our lines have', () => {
  const { log, lines } = recorded()
  const secrets = {
    authorization: 'S3CRET',
    cookie: 'S3CRET',
    'set-cookie': ['S3CRET'],
    password: 'S3CRET',
    newPassword: 'S3CRET',
    refreshToken: 'S3CRET',
  }
  log.info(secrets)
  log.info({ headers: secrets })
  log.info({ request: { headers: secrets } })
  log.info({ failure: { request: { headers: secrets } } })
  expect(lines).toHaveLength(4)
  expect(lines.join()).not.toContain('S3CRET')
  expect(lines.join()).toContain('[redacted]')
})

test('a request is logged without its headers, its sender and the token in its path', () => {
  const { log, lines, last } = recorded()
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = '/api/auth/confirm-email/S3CRET?x=1'
  request.headers = { authorization: 'Bearer S3CRET', 'user-agent': 'Firefox' }
  Object.defineProperty(request.socket, 'remoteAddress', { value: '203.0.113.7' })
  log.info({ req: request })
  expect(last().req).toEqual({ method: 'GET', url: '/api/auth/confirm-email/[redacted]?x=1' })
  expect(lines.join()).not.toContain('S3CRET')
})

test.each([
  ['/reset-password?token=abc&x=1', '/reset-password?token=[redacted]&x=1'],
  ['/reset-password/abc', '/reset-password/[redacted]'],
  ['/viaje/abc.data?x=1', '/viaje/[redacted]?x=1'],
  ['/api/trips/abc/calendar', '/api/trips/[redacted]/calendar'],
  ['/api/invitations/abc', '/api/invitations/[redacted]'],
  ['/invitacion/abc', '/invitacion/[redacted]'],
  ['/place/abc?q=token', '/place/abc?q=token'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged)
})

test('an error keeps its stack', () => {
  const { log, last } = recorded()
  log.error({ err: new Error('broken') }, 'failed')
  expect(last().err).toMatchObject({ message: 'broken', stack: expect.stringContaining('log.test.ts') })
})

test('an error names nobody, neither in the row that the database quotes nor in the answer of a mail server', () => {
  const { log, lines, last } = recorded()
  const refused = Object.assign(new Error('550 <ana.del+valle@correo.example.com>: no such user'), {
    code: 'EENVELOPE',
    response: '550 lucía@ñandú.example',
    rejected: ['ana.del+valle@correo.example.com'],
    rejectedErrors: [new Error('to luz@example.com')],
  })
  log.error({ err: Object.assign(new Error('row'), { detail: 'Failing row contains (Un secreto).' }) })
  log.error({ err: refused }, 'failed')
  expect(lines.join()).not.toMatch(/@(?!andariego)|lucía|secreto/)
  expect(last().err).toMatchObject({
    code: 'EENVELOPE',
    message: '550 <[address]>: no such user',
    rejectedErrors: [{ message: 'to [address]', stack: expect.stringContaining('log.test.ts') }],
  })
})

test('the packages in a stack are no addresses', () => {
  const { log, last } = recorded()
  const stack = 'Error\n at file:///srv/node_modules/@fastify/cookie/plugin.js:1:2\n at /x/pbf@4.5.0/a.js:1:2'
  log.error({ err: Object.assign(new Error('broken'), { stack }) })
  expect(last().err.stack).toBe(stack)
})
