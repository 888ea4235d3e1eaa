import { describe, expect, test } from 'vitest'
import {
  emailProblem,
  newPasswordProblem,
  passwordProblem,
  repeatedPasswordProblem,
} from './account-rules.ts'

describe('an e-mail address', () => {
  test('is required, blanks not counting', () => {
    expect(emailProblem('  ')).toBe('El correo electrónico es requerido.')
  })
  test('has a hint of its own while typing and another once sent', () => {
    expect(emailProblem('ana@casa')).toBe('Ingresa un correo válido.')
    expect(emailProblem('ana@casa', 'Formato de correo inválido.')).toBe('Formato de correo inválido.')
  })
  test('is trimmed before it is judged', () => {
    expect(emailProblem(' ana@example.com\t')).toBeNull()
  })
})

describe('a password', () => {
  test('of blanks is none', () => {
    expect(passwordProblem('   ')).toBe('La contraseña es requerida.')
    expect(passwordProblem('x')).toBeNull()
  })
  test('being chosen meets every requirement without what stands around it', () => {
    expect(newPasswordProblem('Camino1!')).toBeNull()
    expect(newPasswordProblem(' Camin1! ')).toBe('La contraseña no cumple con los requisitos.')
    expect(newPasswordProblem('')).toBe('La contraseña es requerida.')
    expect(newPasswordProblem(`A1!${'a'.repeat(126)}`)).toBe(
      'La contraseña debe tener como máximo 128 caracteres.',
    )
    expect(newPasswordProblem(`A1!${'🌈'.repeat(125)}`)).toBeNull()
  })
  test('is repeated as the server will read it', () => {
    expect(repeatedPasswordProblem('Camino1!', ' Camino1! ')).toBeNull()
    expect(repeatedPasswordProblem('Camino1\u00f1!', 'Camino1n\u0303!')).toBeNull()
    expect(repeatedPasswordProblem('Camino1!', 'camino1!')).toBe('Las contraseñas no coinciden.')
    expect(repeatedPasswordProblem('Camino1!', '')).toBe('Las contraseñas deben coincidir.')
  })
})
