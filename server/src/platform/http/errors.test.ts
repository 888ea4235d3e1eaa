import { failure } from '@andariego/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { asFailure, Failure } from './errors.ts'
import { LimitExceeded } from './limits.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

const post = (payload: string | Buffer, type = 'application/json') =>
  andariego.app.inject({
    method: 'POST',
    url: '/api/places',
    headers: { 'content-type': type, authorization: `Bearer ${ana.accessToken}` },
    payload,
  })
const place = (changes: object) => JSON.stringify({ ...newPlace(), ...changes })

describe('an invalid request', () => {
  test.each<[name: string, status: number, code: string, payload: () => string, type?: string]>([
    ['broken JSON', 400, 'malformed', () => '{"name":'],
    ['an empty body', 400, 'malformed', () => ''],
    ['a dangerous key', 400, 'malformed', () => '{"__proto__":{"admin":true}}'],
    ['another content type', 415, 'unsupported-media', () => '<place/>', 'application/xml'],
    ['a huge body', 413, 'too-large', () => place({ name: 'x'.repeat(70_000) })],
    ['an unknown field', 422, 'validation', () => place({ admin: true })],
    ['a wrong type', 422, 'validation', () => place({ latitude: '1' })],
    ['a text with NUL', 422, 'validation', () => place({ name: 'Faro\u0000' })],
    ['a list', 422, 'validation', () => '[]'],
    ['nothing', 422, 'validation', () => 'null'],
  ])('%s: %i %s', async (_name, status, code, payload, type) => {
    const answer = await post(payload(), type)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    failure.parse(answer.json())
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('nobody signed in is told how to authenticate', async () => {
    const { statusCode, headers } = await andariego.app.inject('/api/groups')
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  test('each invalid field is named in Spanish, without repeating what was sent', async () => {
    const answer = await post(place({ name: '', address: ' ', latitude: 91, secreto: 'hola' }))
    expect(answer.json()).toMatchObject({ success: false, message: 'Error de validación' })
    expect(answer.json().errors).toEqual(
      expect.arrayContaining(['El nombre del lugar es requerido.', 'La latitud no es válida.']),
    )
    expect(answer.body).not.toContain('hola')
  })

  test('a line for a field without a message of its own names the field', async () => {
    const typed = await post(place({ latitude: '1', city: 4 }))
    expect(typed.json().errors).toEqual(['«latitude» debe ser un número.', '«city» debe ser un texto.'])
    const query = await andariego.app.inject('/api/places?limit=101&sort=odd')
    expect(query.json().errors).toEqual([
      '«limit» debe ser 100 o menos.',
      '«sort» debe ser uno de estos valores: recent, rating, reviews, nearby.',
    ])
  })

  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/'],
  ])('%s %s is not there, and says so in JSON', async (method, url) => {
    const answer = await andariego.app.inject({ method: method as 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(failure.parse(answer.json()).code).toBe('not-found')
  })

  test.each([
    ['POST', '/api/nothing', 'application/json', '{"name":', 404],
    ['POST', '/api/nothing', 'text/plain', 'hola', 404],
    ['PATCH', '/api/places', 'text/plain', 'hola', 405],
  ])('%s %s is not there whatever its body is', async (method, url, type, payload, status) => {
    const headers = { 'content-type': type }
    const answer = await andariego.app.inject({ method: method as 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(status)
  })

  test.each([
    ['/api/places/not-an-id', 400],
    ['/api/places?page=0', 400],
    ['/api/places?limit=101', 400],
    ['/api/places?unknown=1', 400],
    ['/api/places?q=%00', 400],
    ['/api/places/%zz', 400],
    [`/api/places/${'a'.repeat(500)}`, 404],
  ])('%s answers %i in the shape of every failure', async (url, status) => {
    const answer = await andariego.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-request-id']).toBeDefined()
    failure.parse(answer.json())
  })
})

describe('an internal error', () => {
  const withCode = (code: string) => Object.assign(new Error('secret detail'), { code })
  test.each<[name: string, error: Error, status: number]>([
    ['a refusal of ours', new Failure(409, 'duplicate', 'Ya existe.'), 409],
    ['a limit', new LimitExceeded(30), 429],
    ['a full disk', withCode('ENOSPC'), 507],
    ['a full database', withCode('53100'), 507],
    ['a database that is away', withCode('ECONNREFUSED'), 503],
    ['a database that shuts down', withCode('57P01'), 503],
    ['a statement that took too long', withCode('57014'), 503],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), 503],
    ['a text the database cannot hold', withCode('22021'), 400],
  ])('%s becomes an answer that tells no detail', (_name, error, status) => {
    const made = asFailure(error)
    expect(made?.status).toBe(status)
    expect(made?.message).not.toContain('secret')
    if (status === 503 || status === 429) expect(made?.headers['retry-after']).toMatch(/^\d+$/)
  })

  test.each([
    [30, 'un momento'],
    [60, 'un momento'],
    [61, '2 minutos'],
    [1797, '30 minutos'],
    [3600, '60 minutos'],
  ])('a limit that ends in %i s says to wait %s', (seconds, wait) => {
    expect(asFailure(new LimitExceeded(seconds))?.message).toBe(
      `Demasiadas solicitudes. Espera ${wait} e intenta de nuevo.`,
    )
  })

  test('every other error is a 500 with an id to ask about, without stack, query or path', async () => {
    const { services, app } = andariego
    const { places } = await andariego.api()('GET /places')
    expect(places).toEqual([])
    await services.database.schema.alterTable('places').renameTo('places_gone').execute()
    try {
      const answer = await app.inject('/api/places?page=2')
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({
        success: false,
        message: 'Error inesperado. Por favor intenta de nuevo.',
        code: 'internal',
      })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    } finally {
      await services.database.schema.alterTable('places_gone').renameTo('places').execute()
    }
  })
})
