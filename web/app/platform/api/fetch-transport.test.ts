import { generalMessages } from '@andariego/contract/errors'
import { describe, expect, test } from 'vitest'
import { bodyOf, json, serve } from '../testing/http-server.ts'
import { type ApiError, formatError } from './api-error.ts'
import { sendByFetch } from './fetch-transport.ts'

const get = { method: 'GET', path: '/places' }
const failing = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error) => error,
  )

describe('a call that is answered', () => {
  test('carries the token and JSON, and returns the parsed body', async () => {
    await using server = await serve(async (request, response) => {
      const { authorization, 'content-type': type } = request.headers
      json(response, 200, {
        method: request.method,
        url: request.url,
        authorization,
        type,
        body: await bodyOf(request),
      })
    })
    const request = { method: 'POST', path: '/groups?x=1', json: { name: 'Ñandú' } }
    expect(await sendByFetch(request, { baseUrl: server.url, accessToken: 'abc' })).toEqual({
      method: 'POST',
      url: '/groups?x=1',
      authorization: 'Bearer abc',
      type: 'application/json',
      body: '{"name":"Ñandú"}',
    })
  })

  test('sends no Authorization for an anonymous visitor, and the caller’s own headers', async () => {
    await using server = await serve((request, response) => json(response, 200, request.headers))
    const request = { ...get, headers: { 'Idempotency-Key': 'k1' } }
    const headers = await sendByFetch(request, { baseUrl: server.url, accessToken: null })
    expect(headers).toMatchObject({ 'idempotency-key': 'k1' })
    expect(headers).not.toHaveProperty('authorization')
  })

  test('returns bytes as a Blob', async () => {
    await using server = await serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/zip' }).end('PK'),
    )
    const blob = await sendByFetch(get, { baseUrl: server.url, accessToken: null })
    expect(blob).toBeInstanceOf(Blob)
    expect(await (blob as Blob).text()).toBe('PK')
  })

  test('returns JSON that is sent as a file as a Blob, byte for byte', async () => {
    const content = '{\n  "name": "Ñandú"\n}\n'
    await using server = await serve((_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="viaje.json"',
        })
        .end(content),
    )
    const blob = await sendByFetch(get, { baseUrl: server.url, accessToken: null })
    expect(blob).toBeInstanceOf(Blob)
    expect(await (blob as Blob).text()).toBe(content)
  })

  test('passes on what the server says of a failure, each error on a line of its own', async () => {
    const body = {
      success: false,
      message: 'Error de validación',
      code: 'validation',
      errors: ['Uno.', 'Dos.'],
    }
    await using server = await serve((_, response) => json(response, 422, body))
    const error = await failing(sendByFetch(get, { baseUrl: server.url, accessToken: null }))
    expect(error).toMatchObject({ status: 422, code: 'validation', errors: ['Uno.', 'Dos.'], body })
    expect(formatError(error)).toBe('Error de validación\nUno.\nDos.')
  })

  test('shows nobody the error page of a proxy', async () => {
    await using server = await serve((_, response) =>
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    )
    const error = await failing(sendByFetch(get, { baseUrl: server.url, accessToken: null }))
    expect(error).toMatchObject({ status: 502, body: '<h1>Bad Gateway</h1>' })
    expect(formatError(error)).toBe(generalMessages.unexpected)
  })

  test.each([
    [409, ''],
    [500, '{"message":'],
    [200, ''],
    [200, '{"data":['],
    [200, 'null'],
  ])('takes an answer %d for an answer, although its JSON is none: %j', async (status, body) => {
    await using server = await serve((_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
    )
    const error = await failing(sendByFetch(get, { baseUrl: server.url, accessToken: null }))
    expect(error).toMatchObject({ status, code: 'internal' })
    expect(formatError(error)).toBe(generalMessages.unexpected)
  })

  test('that is a page, as of a network that wants a login first, is a failure', async () => {
    await using server = await serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>Wi-Fi</h1>'),
    )
    const error = await failing(sendByFetch(get, { baseUrl: server.url, accessToken: null }))
    expect(error).toMatchObject({ status: 200, body: '<h1>Wi-Fi</h1>' })
  })

  test('fails when only its body says so', async () => {
    const body = { success: false, message: 'Este lugar ya está registrado.', code: 'duplicate' }
    await using server = await serve((_, response) => json(response, 200, body))
    const error = await failing(sendByFetch(get, { baseUrl: server.url, accessToken: null }))
    expect(error).toMatchObject({ status: 200, code: 'duplicate', body })
  })
})

describe('a call without an answer', () => {
  const saying = (code: 'timeout' | 'unreachable' | 'setup') => ({
    status: 0,
    code,
    body: { success: false, message: generalMessages[code], code },
  })

  test('says that it took too long', async () => {
    await using server = await serve(() => {})
    const call = sendByFetch(get, { baseUrl: server.url, accessToken: null, timeoutMs: 40 })
    expect(await failing(call)).toMatchObject(saying('timeout'))
  })

  test('says so, too, when the answer begins but does not end', async () => {
    await using server = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"success":')
    })
    const call = sendByFetch(get, { baseUrl: server.url, accessToken: null, timeoutMs: 80 })
    expect(await failing(call)).toMatchObject(saying('timeout'))
  })

  test('says that the server cannot be reached', async () => {
    const server = await serve(() => {})
    await server[Symbol.asyncDispose]()
    const call = sendByFetch(get, { baseUrl: server.url, accessToken: null })
    expect(await failing(call)).toMatchObject(saying('unreachable'))
  })

  test('says the same when the connection breaks in the middle', async () => {
    await using server = await serve((request) => request.socket.destroy())
    const call = sendByFetch(get, { baseUrl: server.url, accessToken: null })
    expect(await failing(call)).toMatchObject(saying('unreachable'))
  })

  test.each([
    ['an address that is none', { baseUrl: 'http://[', request: get }],
    ['a header no request may have', { baseUrl: '', request: { ...get, headers: { 'X-Name': 'a\nb' } } }],
    ['a body that is no JSON', { baseUrl: '', request: { ...get, method: 'POST', json: { size: 1n } } }],
  ])('says that the request could not be made: %s', async (_, { baseUrl, request }) => {
    await using server = await serve((_request, response) => json(response, 200, {}))
    const call = sendByFetch(request, { baseUrl: baseUrl || server.url, accessToken: null })
    expect(await failing(call)).toMatchObject(saying('setup'))
  })

  test('is no failure when the caller gave it up', async () => {
    const leaving = new AbortController()
    await using server = await serve(() => leaving.abort(new Error('left')))
    const call = sendByFetch({ ...get, signal: leaving.signal }, { baseUrl: server.url, accessToken: null })
    await expect(call).rejects.toThrow('left')
  })
})
