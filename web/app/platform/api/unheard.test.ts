import { expect, test } from 'vitest'
import { ApiError, answerIn, transportError } from './api-error.ts'
import { isUnheard } from './unheard.ts'

const errorIn = (status: number, text: string): unknown => {
  try {
    return answerIn(status, text)
  } catch (error) {
    return error
  }
}

test('no answer, and the answer of a proxy that found no server, say nothing about what was sent', () => {
  for (const code of ['timeout', 'unreachable'] as const) expect(isUnheard(transportError(code))).toBe(true)
  for (const status of [502, 503, 504, 511])
    expect(isUnheard(errorIn(status, '<h1>Bad Gateway</h1>'))).toBe(true)
  expect(isUnheard(errorIn(503, '{"success":false,"message":"Vuelve en un momento."}'))).toBe(true)
})

test('nor does the page of a network that wants a login first', () => {
  expect(isUnheard(errorIn(200, '<!doctype html><title>Wi-Fi del hotel</title>'))).toBe(true)
})

test('a refusal, a failure inside the server and a request that could not be made are answers', () => {
  for (const status of [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 507])
    expect(isUnheard(new ApiError(status, { message: 'No.' }))).toBe(false)
  expect(isUnheard(errorIn(413, '<h1>Request Entity Too Large</h1>'))).toBe(false)
  expect(isUnheard(errorIn(200, '{"success":false,"message":"No."}'))).toBe(false)
  expect(isUnheard(transportError('setup'))).toBe(false)
  expect(isUnheard(new TypeError('x is undefined'))).toBe(false)
})
