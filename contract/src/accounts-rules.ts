/** Rules of accounts that the forms and the server share. No zod here: this reaches the browser's first load. */

import { isShorterThan } from './text-rules.ts'

export const EMAIL_MAX = 254
/** How long a mailed link confirms an address. */
export const CONFIRMATION_HOURS = 24
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Normalizes an e-mail address or password to the form the server stores: Unicode NFC, without surrounding whitespace. */
export const trimmed = (value: string): string => value.normalize('NFC').trim()

// RFC 5321, 4.5.3.1, allows at most 64 characters before the @. The excluded characters have a special meaning in mail headers.
const DELIVERABLE = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,252}$/u

/** Whether mail can be sent to this address: no spaces, one @, a dot in the domain. Runs in time linear in the input's length. */
export const isEmail = (value: string): boolean => {
  if (value.length > EMAIL_MAX || !DELIVERABLE.test(value)) return false
  const parts = value.split('@')
  if (parts.length !== 2) return false
  const [local = '', domain = ''] = parts
  const dot = domain.lastIndexOf('.')
  return local.length > 0 && dot > 0 && dot < domain.length - 1
}

export const PASSWORD_RULES = [
  {
    hint: 'Al menos 8 caracteres',
    holds: (password: string) => !isShorterThan(password, PASSWORD_MIN),
  },
  { hint: 'Una mayúscula', holds: (password: string) => /\p{Lu}/u.test(password) },
  { hint: 'Un número', holds: (password: string) => /\p{Nd}/u.test(password) },
  { hint: 'Un símbolo', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

/** Returns the Spanish hint of each rule that the password does not meet yet; empty when it meets all. */
export const missingPasswordRules = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.hint)

/** A user's role in the community. Only the product's operator grants `moderator`. */
export type Role = 'member' | 'moderator'

export const accountsMessages = {
  emailFormat: 'Formato de correo inválido.',
  emailHint: 'Ingresa un correo válido.',
  emailRequired: 'El correo electrónico es requerido.',
  passwordRequired: 'La contraseña es requerida.',
  passwordRules: 'La contraseña no cumple con los requisitos.',
  passwordTooLong: `La contraseña debe tener como máximo ${PASSWORD_MAX} caracteres.`,
  passwordLeaked: 'Esa contraseña es de las primeras que se prueban, o apareció en filtraciones. Elige otra.',
  passwordIsEmail: 'La contraseña no puede ser tu correo.',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  passwordsMustMatch: 'Las contraseñas deben coincidir.',
  termsRequired: 'Debes aceptar los términos y condiciones.',
  confirmationTokenMissing: 'No se proporcionó un token de confirmación válido.',
  unauthenticated: 'El usuario no está autenticado.',
  moderatorsOnly: 'Solo quienes moderan pueden hacer esto.',
  wrongCredentials: 'Correo o contraseña incorrectos.',
  registered: 'Usuario registrado exitosamente. Revisa tu correo para confirmar tu cuenta.',
  confirmed: 'Email confirmado exitosamente.',
  loggedOut: 'Sesión cerrada exitosamente.',
} as const
