import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorHandler, Failure } from './errors.ts'

const app = Fastify()
app.setErrorHandler(errorHandler)
const busy = () => {
  throw new Failure(503, 'overloaded', 'El servidor está ocupado.', { headers: { 'retry-after': '2' } })
}
app.get('/', busy)
app.get('/api/places', busy)

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('somebody who loads a page that cannot be rendered now gets an error page in Spanish', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: BROWSER })
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('El servidor está ocupado.')
})

test.each([
  ['/', { accept: '*/*' }],
  ['/api/places', BROWSER],
])('a program is told by JSON: %s %j', async (url, headers) => {
  const answer = await app.inject({ url, headers })
  expect(answer.json()).toMatchObject({ success: false, code: 'overloaded' })
})
