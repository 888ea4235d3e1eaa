import { expect, test } from 'vitest'
import { ApiError } from '../../../platform/api/api.ts'
import { addPlaceFailure } from './add-place-failure.ts'

test.each([
  [new ApiError(409, { code: 'duplicate', message: '…' }), 'Este lugar ya está registrado.'],
  [new ApiError(400, { code: 'validation', message: 'Duplicate entry' }), 'Este lugar ya está registrado.'],
  [new ApiError(503, { code: 'external-service', message: '…' }), 'Servicio externo no disponible.'],
  [new ApiError(500, { message: 'External service down' }), 'Servicio externo no disponible.'],
  [new ApiError(500, null), 'Error al agregar el lugar. Por favor intenta de nuevo.'],
  [new Error('x'), 'Error al agregar el lugar. Por favor intenta de nuevo.'],
])('%s is told as %s', (error, told) => {
  expect(addPlaceFailure(error)).toBe(told)
})
