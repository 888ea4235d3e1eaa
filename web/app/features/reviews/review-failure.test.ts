import { expect, test } from 'vitest'
import { ApiError, transportError } from '../../platform/api/api-error.ts'
import { mustSignIn, reviewFailure, waitingReview } from './review-failure.ts'

test('the server says what is wrong, each error on a line of its own', () => {
  const invalid = { success: false, message: 'Error de validación', errors: ['Debe escribir una reseña.'] }
  expect(reviewFailure(new ApiError(422, invalid))).toBe('Error de validación\nDebe escribir una reseña.')
})

test('without an answer, the connection is what is wrong', () => {
  expect(reviewFailure(transportError('unreachable'))).toMatch(/No se pudo conectar/)
})

test('a failure without words gets ours', () => {
  expect(reviewFailure(new ApiError(502, null))).toBe('Error al guardar la reseña.')
  expect(reviewFailure(new TypeError('x is undefined'))).toBe('Error al guardar la reseña.')
})

test('a review that waits is told so, and what is known of why', () => {
  const kept = 'No se pierde: tu reseña quedó guardada aquí y se publicará sola cuando el servidor responda.'
  expect(waitingReview(transportError('unreachable'), false)).toMatch(/^Sin conexión: tu reseña quedó/)
  expect(waitingReview(null, false)).toMatch(/^Sin conexión: tu reseña quedó/)
  expect(waitingReview(transportError('timeout'), true)).toBe(
    `La conexión falló porque la solicitud tardó demasiado tiempo. ${kept}`,
  )
  expect(waitingReview(new ApiError(502, '<h1>Bad Gateway</h1>'), true)).toBe(
    `Error al guardar la reseña. ${kept}`,
  )
  expect(waitingReview(null, true)).toMatch(/después de lo que ya espera\.$/)
})

test('a lost session is told from other failures', () => {
  expect(mustSignIn(new ApiError(401, { code: 'unauthenticated', message: 'Tu sesión terminó.' }))).toBe(true)
  expect(mustSignIn(new ApiError(401, { message: 'El usuario no está autenticado.' }))).toBe(true)
  expect(
    mustSignIn(new ApiError(400, { message: 'Error', errors: ['El usuario no está autenticado'] })),
  ).toBe(true)
  expect(mustSignIn(new ApiError(403, { message: 'Solo quien escribió la reseña puede cambiarla.' }))).toBe(
    false,
  )
})
