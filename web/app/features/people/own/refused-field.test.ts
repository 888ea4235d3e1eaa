import { profileMessages } from '@andariego/contract/profile-rules'
import { expect, test } from 'vitest'
import { ApiError } from '../../../platform/api/api.ts'
import { refusedField } from './refused-field.ts'

const ofServer = (status: number, problem: string) =>
  new ApiError(
    status,
    status === 409
      ? { message: problem, code: 'duplicate' }
      : { message: 'Error de validación', code: 'validation', errors: [problem] },
  )
const TOO_SOON = `${profileMessages.handleTooSoon} Podrás cambiarlo otra vez el 26 de diciembre de 2026.`

test.each([
  [ofServer(409, profileMessages.handleTaken), 'handle', profileMessages.handleTaken],
  [ofServer(422, profileMessages.handleReserved), 'handle', profileMessages.handleReserved],
  [ofServer(422, TOO_SOON), 'handle', TOO_SOON],
  [ofServer(422, profileMessages.nameReserved), 'name', profileMessages.nameReserved],
] as const)('what the server refuses is said at its field: %s', (error, field, problem) => {
  expect(refusedField(error)).toEqual({ field, problem })
})

test.each([ofServer(422, profileMessages.languages), new ApiError(500, null), new Error('broken')])(
  'other failures are about no field: %s',
  (error) => {
    expect(refusedField(error)).toBeNull()
  },
)
