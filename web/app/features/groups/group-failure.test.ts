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

const answered = (status: number, errors?: string[]) =>
  new ApiError(status, { success: false, message: 'Error de validación', code: 'any', errors })

describe('a failure around groups is said in the words of its deed', () => {
  test.each([
    [createFailure, 409, 'Ya existe un grupo con ese nombre.'],
    [createFailure, 500, 'Error al crear el grupo. Por favor intente nuevamente.'],
    [createFailure, 0, 'Error al crear el grupo. Por favor intente nuevamente.'],
    [addFailure, 404, 'Grupo no encontrado.'],
    [addFailure, 409, 'Algunos usuarios ya son miembros del grupo.'],
    [addFailure, 429, 'Error al agregar miembros. Por favor intente nuevamente.'],
    [removeMemberFailure, 404, 'Grupo o usuario no encontrado.'],
    [removeMemberFailure, 403, 'No tienes permisos para eliminar este usuario.'],
    [removeMemberFailure, 503, 'Error al eliminar el miembro. Por favor intente nuevamente.'],
    [removeGroupFailure, 404, 'Grupo no encontrado.'],
    [removeGroupFailure, 403, 'No tienes permisos para eliminar este grupo.'],
    [removeGroupFailure, 500, 'Error al eliminar el grupo. Por favor intente nuevamente.'],
  ])('%o %i', (inWords, status, text) => {
    expect(inWords(answered(status))).toBe(text)
  })

  test('what is against a rule says which', () => {
    const lines = ['El nombre debe tener entre 5 y 50 caracteres.']
    expect(createFailure(answered(422, lines))).toBe(`Error de validación\n${lines[0]}`)
  })

  test('the server says itself why an itinerary is not shared', () => {
    expect(shareFailure(answered(403))).toBe('Error de validación')
    expect(shareFailure(answered(500))).toBe(
      'Error al compartir el itinerario. Por favor intente nuevamente.',
    )
  })

  test('what never reached the server has words as well', () => {
    expect(addFailure(new NotAdded('El usuario no existe.'))).toBe('El usuario no existe.')
    expect(removeGroupFailure(new Error())).toBe('No se pudo eliminar el grupo.')
  })
})
