import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../platform/api/api.ts'
import { saveFailure } from './save-failure.ts'

const failed = (status: number, code: string, message: string, errors?: string[]) =>
  new ApiError(status, { success: false, code, message, errors })

describe('an itinerary that could not be saved', () => {
  test.each([
    [failed(409, 'duplicate', 'Otro texto.'), 'Este itinerario ya existe.'],
    [failed(500, 'internal', 'duplicate key value'), 'Este itinerario ya existe.'],
    [failed(502, 'external-service', '…'), 'Servicio externo no disponible.'],
    [failed(422, 'validation', 'Error de validación', ['Uno.']), 'Error de validación\nUno.'],
    [new TypeError('x'), 'Error inesperado. Por favor intenta de nuevo.'],
  ])('says why: %s', (error, text) => {
    expect(saveFailure(error)).toBe(text)
  })
})
