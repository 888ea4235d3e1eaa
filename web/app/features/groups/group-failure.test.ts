import { describe, expect, test } from 'vitest'
import { ApiError } from '../../platform/api/api.ts'
import {
  addFailure,
  createFailure,
  NotAdded,
  removeGroupFailure,
  removeMemberFailure,
  shareFailure,
} from './group-failure.ts'

const answered = (status: number, code: string, errors?: string[]) =>
  new ApiError(status, { success: false, message: 'Error de validación', code, errors })

describe('a failure around groups is said in the words of its deed', () => {
  test.each([
    [createFailure, 409, 'duplicate', 'Ya existe un grupo con ese nombre.'],
    [createFailure, 500, 'internal', 'Error al crear el grupo. Por favor intente nuevamente.'],
    [createFailure, 0, 'unreachable', 'Error al crear el grupo. Por favor intente nuevamente.'],
    [addFailure, 404, 'not-found', 'Grupo no encontrado.'],
    [addFailure, 409, 'duplicate', 'Algunos usuarios ya son miembros del grupo.'],
    [addFailure, 403, 'forbidden', 'Error al agregar miembros. Por favor intente nuevamente.'],
    [addFailure, 429, 'rate-limited', 'Error al agregar miembros. Por favor intente nuevamente.'],
    [removeMemberFailure, 404, 'not-found', 'Grupo o usuario no encontrado.'],
    [removeMemberFailure, 403, 'forbidden', 'No tienes permisos para eliminar este usuario.'],
    [removeMemberFailure, 503, 'unavailable', 'Error al eliminar el miembro. Por favor intente nuevamente.'],
    [removeGroupFailure, 404, 'not-found', 'Grupo no encontrado.'],
    [removeGroupFailure, 403, 'forbidden', 'No tienes permisos para eliminar este grupo.'],
    [removeGroupFailure, 500, 'internal', 'Error al eliminar el grupo. Por favor intente nuevamente.'],
  ])('%o %i %s', (inWords, status, code, text) => {
    expect(inWords(answered(status, code))).toBe(text)
  })

  test.each([
    [createFailure, 409, 'Ya existe un grupo con ese nombre.'],
    [addFailure, 404, 'Grupo no encontrado.'],
    [addFailure, 409, 'Algunos usuarios ya son miembros del grupo.'],
    [removeMemberFailure, 403, 'No tienes permisos para eliminar este usuario.'],
    [removeGroupFailure, 404, 'Grupo no encontrado.'],
    [removeGroupFailure, 400, 'Error al eliminar el grupo. Por favor intente nuevamente.'],
  ])('%o %i without a code', (inWords, status, text) => {
    expect(inWords(new ApiError(status, { success: false, message: 'x' }))).toBe(text)
    expect(inWords(new ApiError(status, null))).toBe(text)
  })

  test('what is against a rule says which', () => {
    const lines = ['El nombre debe tener entre 5 y 50 caracteres.']
    expect(createFailure(answered(422, 'validation', lines))).toBe(`Error de validación\n${lines[0]}`)
  })

  test('the server says itself why an itinerary is not shared', () => {
    expect(shareFailure(answered(403, 'forbidden'))).toBe('Error de validación')
    expect(shareFailure(answered(500, 'internal'))).toBe(
      'Error al compartir el itinerario. Por favor intente nuevamente.',
    )
  })

  test('what never reached the server has words as well', () => {
    expect(addFailure(new NotAdded('El usuario no existe.'))).toBe('El usuario no existe.')
    expect(removeGroupFailure(new Error())).toBe('No se pudo eliminar el grupo.')
  })
})
