import { expect, test } from 'vitest'
import { ApiError, transportError } from '../../platform/api/api-error.ts'
import { reactionFailure } from './reaction-failure.ts'

test('the server has the first word on a failure', () => {
  const refused = new ApiError(403, { success: false, message: 'No puedes calificar tu propia reseña.' })
  expect(reactionFailure(refused)).toBe('No puedes calificar tu propia reseña.')
  expect(reactionFailure(new ApiError(400, { errors: ['Ya votaste.'] }))).toBe(
    'Error de validación\nYa votaste.',
  )
})

test('a broken connection says that the vote was not sent', () => {
  expect(reactionFailure(transportError('unreachable'))).toBe('No se pudo enviar voto.')
  expect(reactionFailure(transportError('timeout'))).toBe('No se pudo enviar voto.')
})

test('anything else has a message of its own', () => {
  const unknown = 'Error al procesar la reacción. Inténtalo de nuevo.'
  expect(reactionFailure(new ApiError(502, null))).toBe(unknown)
  expect(reactionFailure(new Error('x'))).toBe(unknown)
})
