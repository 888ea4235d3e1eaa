import { describe, expect, test } from 'vitest'
import { ApiError, transportError } from '../../platform/api/api-error.ts'
import { loginFailure, needsConfirmation, UnknownUserError } from './login-failure.ts'

const refused = (status: number, code: string, message: string, errors?: string[]) =>
  new ApiError(status, { success: false, message, code, errors })

describe('a failed login', () => {
  test("is told in the server's words", () => {
    expect(loginFailure(refused(401, 'wrong-credentials', 'Correo o contraseña incorrectos.'))).toBe(
      'Correo o contraseña incorrectos.',
    )
    expect(loginFailure(refused(422, 'validation', 'Error de validación', ['Uno.', 'Dos.']))).toBe(
      'Error de validación\nUno.\nDos.',
    )
  })
  test.each([
    transportError('timeout'),
    transportError('unreachable'),
    transportError('setup'),
    refused(500, 'internal', 'Error inesperado. Por favor intenta de nuevo.'),
  ])('points to the connection when the server is out of reach or broken (%s)', (error) => {
    expect(loginFailure(error)).toBe(
      'Error al iniciar sesión. Verifica tu conexión a internet e intenta nuevamente.',
    )
  })
  test('is told in the words of a server that gives no code', () => {
    const worded = (status: number, message: string) => new ApiError(status, { success: false, message })
    expect(loginFailure(worded(401, 'Credenciales inválidas.'))).toBe('Credenciales inválidas.')
    expect(loginFailure(new ApiError(400, { errors: ['Uno.', 'Dos.'] }))).toBe(
      'Error de validación\nUno.\nDos.',
    )
    for (const message of [
      'Error interno del servidor',
      'Error de conexión con la base de datos',
      'Internal Server Error',
      'connection refused',
    ]) {
      expect(loginFailure(worded(500, message))).toBe(
        'Error al iniciar sesión. Verifica tu conexión a internet e intenta nuevamente.',
      )
    }
  })
  test('without any words has words of its own', () => {
    for (const error of [new ApiError(502, null), new ApiError(400, {}), new Error('x'), 'x']) {
      expect(loginFailure(error)).toBe('Error al iniciar sesión. Inténtalo nuevamente.')
    }
  })
  test('without a user says so', () => {
    expect(loginFailure(new UnknownUserError())).toBe(
      'Error: No se pudo obtener la información del usuario. Inténtalo nuevamente.',
    )
  })
  test('offers the link again only to an unconfirmed address', () => {
    expect(needsConfirmation(refused(403, 'email-not-confirmed', 'Falta.'))).toBe(true)
    expect(needsConfirmation(refused(401, 'wrong-credentials', 'No.'))).toBe(false)
    expect(needsConfirmation(undefined)).toBe(false)
  })
})
