import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { buckets } from './limits.ts'

interface Operation {
  summary: string
  security: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: object } | undefined>
}
interface Schema {
  properties?: Record<string, object>
  required?: string[]
}

const FAILURE = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }

let andariego: TestApp
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  andariego = await testApp()
  const answer = await andariego.app.inject('/api/openapi.json')
  expect(answer.json().openapi).toBe('3.1.0')
  paths = answer.json().paths
})
afterAll(() => andariego.close())

test.each(Object.entries<Endpoint>(endpoints))('%s is documented as it is', (key, endpoint) => {
  const [method = '', path = ''] = key.split(' ')
  const address = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
  const operation = paths[address]?.[method.toLowerCase()]
  expect(operation?.summary).toBe(endpoint.summary)
  expect(operation?.security).toEqual(
    { none: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }], moderator: [{ bearer: [] }] }[
      endpoint.auth
    ],
  )
  expect(operation?.responses.default?.content).toEqual(FAILURE)
  expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200))
  for (const [code, status] of Object.entries(endpoint.errors ?? {})) {
    expect(operation?.responses[status]?.description).toContain(code)
  }
  expect(operation?.requestBody !== undefined).toBe(
    endpoint.body !== undefined || endpoint.multipart !== undefined,
  )
  const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
  expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
})

const headersOf = (operation?: Operation) =>
  (operation?.parameters ?? []).flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : []))

test('headers are documented where they count', () => {
  expect(headersOf(paths['/api/places']?.post)).toEqual(['Idempotency-Key'])
  expect(headersOf(paths['/api/auth/login']?.post)).toEqual([])
  expect(headersOf(paths['/api/itineraries/{id}']?.put)).toEqual(['If-Match'])
  expect(headersOf(paths['/api/media/{id}']?.get)).toEqual(['Range'])
})

test('the fields and files of a form are documented', () => {
  const form = paths['/api/places/{id}/reviews']?.post?.requestBody?.content['multipart/form-data']?.schema
  expect(Object.keys(form?.properties ?? {})).toEqual(['rating', 'content', 'placeId', 'media'])
  expect(form?.required).toEqual(['rating', 'content'])
  expect(form?.properties?.media).toMatchObject({
    type: 'array',
    maxItems: 10,
    items: { type: 'string', format: 'binary', maxLength: 50 * 1024 * 1024 },
  })
})

test('an answer that a caller may have already is documented', () => {
  const statuses = (path: string) => Object.keys(paths[path]?.get?.responses ?? {})
  expect(statuses('/api/places')).toContain('304')
  expect(statuses('/api/chat/messages/me')).toContain('304')
  expect(statuses('/api/users/{id}/stats')).not.toContain('304')
})

test('a file is documented as bytes, also in parts', () => {
  const responses = paths['/api/media/{id}']?.get?.responses
  expect(Object.keys(responses ?? {})).toEqual(['200', '206', '304', '404', '416', 'default'])
  expect(responses?.[200]?.content).toEqual({ '*/*': { schema: { type: 'string', format: 'binary' } } })
})

test("the documentation's pages are served, and allow no foreign script", async () => {
  const page = await andariego.app.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|https?:)/)
})

test.each([
  '',
  '/',
  '/json',
  '/yaml',
  '/static/swagger-initializer.js',
  '/static/swagger-ui.css',
  '/static/nothing',
])('caches ask again for /api/docs%s, and for the description itself', async (path) => {
  for (const address of [`/api/docs${path}`, '/api/openapi.json']) {
    const { headers } = await andariego.app.inject(address)
    expect(headers['cache-control']).toMatch(/^no-(cache|store)$/)
  }
})

describe('the documentation', () => {
  const addresses = ['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/static/index.css']

  test.each(addresses)('counts who asks for %s endlessly, like any reader', async (url) => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    try {
      const statuses = new Set<number>()
      for (let asked = 0; asked < buckets.read.points && !statuses.has(429); asked++)
        statuses.add((await limited.app.inject({ url, headers: { 'if-none-match': '*' } })).statusCode)
      const { statusCode, headers } = await limited.app.inject({ url, headers: { 'if-none-match': '*' } })
      expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    } finally {
      await limited.close()
    }
  })

  test('is written once, and sent compressed, or not at all to who has it', async () => {
    const ask = (headers: Record<string, string>) =>
      andariego.app.inject({ url: '/api/openapi.json', headers })
    const first = await ask({ 'accept-encoding': 'br' })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    })
    expect(andariego.services.cache.get('/api/openapi.json')?.etag).toBe(first.headers.etag)
    expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  })

  test('has no second form: its page reads the same document', async () => {
    const { statusCode, headers } = await andariego.app.inject('/api/docs/json')
    expect([statusCode, headers.location]).toEqual([303, '/api/openapi.json'])
    expect((await andariego.app.inject('/api/docs/yaml')).statusCode).toBe(404)
  })
})
