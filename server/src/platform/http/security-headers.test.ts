import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { docsContentSecurityPolicy } from './content-security-policy.ts'
import { securityHeadersPlugin } from './security-headers.ts'

let app: FastifyInstance
afterEach(() => app.close())

const server = async (https = true) => {
  app = fastify()
  await app.register(securityHeadersPlugin, { https })
  await app.register(swagger, { openapi: { info: { title: 'x', version: '1' } } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsContentSecurityPolicy })
  app.get('/api/thing', async () => ({}))
  app.get('/api/broken', async () => {
    throw new Error('broken')
  })
  app.get('/page', async (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>'),
  )
  return app
}

test.each(['/api/thing', '/api/broken', '/api/missing', '/page', '/api/docs/static/index.html'])(
  '%s carries the headers that every answer carries',
  async (url) => {
    const { headers } = await (await server()).inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    expect(headers['permissions-policy']).toContain('geolocation=(self), camera=(self)')
    expect(headers['permissions-policy']).toContain(
      'publickey-credentials-create=(self), publickey-credentials-get=(self)',
    )
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

test('browsers may neither render nor frame API responses', async () => {
  const app = await server()
  for (const url of ['/api/thing', '/api/broken', '/api/missing'])
    expect((await app.inject(url)).headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none'",
    )
})

test('a page has its own policy instead, and only one, also over the wire', async () => {
  const app = await server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await fetch(`${app.listeningOrigin}/page`)
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
})

test("the documentation's policy suffices for it and allows no inline script", async () => {
  const policy = (await (await server()).inject('/api/docs/static/index.html')).headers[
    'content-security-policy'
  ]
  expect(policy).toBe(docsContentSecurityPolicy)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('without https, no HSTS header is sent', async () => {
  const { headers } = await (await server(false)).inject('/api/thing')
  expect(headers).not.toHaveProperty('strict-transport-security')
})
