import { describe, expect, test } from 'vitest'
import { ApiError, transportError } from '../../platform/api/api-error.ts'
import { isNobody, profileFailure, searchFailure } from './people-failure.ts'

const worded = (status: number, code?: string) =>
  new ApiError(status, { success: false, message: 'Palabras del servidor', code })
const silent = new ApiError(500, null)

describe('a failed search of users', () => {
  test('is told in the words of the server', () => {
    expect(searchFailure(worded(429, 'rate-limited'))).toBe('Palabras del servidor')
  })
  test.each([transportError('unreachable'), transportError('timeout'), silent, new Error('x')])(
    'has words of its own when the server says none (%s)',
    (error) => expect(searchFailure(error)).toBe('Error al buscar usuarios'),
  )
})

describe('a profile that cannot be shown', () => {
  test.each([new ApiError(404, null), worded(422, 'validation'), worded(400, 'malformed')])(
    'is nobody’s when the address belongs to no user (%s)',
    (error) => {
      expect(isNobody(error)).toBe(true)
      expect(profileFailure(error)).toBe('Usuario no encontrado')
    },
  )
  test('is nobody’s in the words of the server', () => {
    expect(isNobody(worded(404, 'not-found'))).toBe(true)
    expect(profileFailure(worded(404, 'not-found'))).toBe('Palabras del servidor')
  })
  test('is told in the words of the server', () => {
    expect(isNobody(worded(500, 'internal'))).toBe(false)
    expect(profileFailure(worded(500, 'internal'))).toBe('Palabras del servidor')
  })
  test.each([transportError('unreachable'), silent, new Error('x')])(
    'has words of its own when the server says none (%s)',
    (error) => expect(profileFailure(error)).toBe('Error al cargar el perfil del usuario'),
  )
})
