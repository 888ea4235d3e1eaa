import { expect, test } from 'vitest'
import { ApiError, transportError } from '../api/api-error.ts'
import { orErrorPage } from './loader-errors.ts'

const failing = (error: unknown) => orErrorPage(Promise.reject(error)).catch((thrown: unknown) => thrown)

test('a failed call becomes the error page of its own status', async () => {
  const missing = new ApiError(404, {
    success: false,
    message: 'No se encontró el lugar.',
    code: 'not-found',
  })
  expect(await failing(missing)).toMatchObject({
    data: { message: 'No se encontró el lugar.' },
    init: { status: 404 },
  })
  const busy = Object.assign(new Error('busy'), { status: 503, body: { message: 'Vuelve luego.' } })
  expect(await failing(busy)).toMatchObject({ data: { message: 'Vuelve luego.' }, init: { status: 503 } })
})

test('a call without an answer is a service that is not there', async () => {
  expect(await failing(transportError('unreachable'))).toMatchObject({ init: { status: 503 } })
})

test('what is no failed call stays what it is, and a success passes', async () => {
  const bug = new TypeError('bug')
  expect(await failing(bug)).toBe(bug)
  expect(await orErrorPage(Promise.resolve(7))).toBe(7)
})
