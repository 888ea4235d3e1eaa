/** Rules of accounts that the forms and the server share. No zod here: this reaches the browser's first load. */

export const EMAIL_MAX = 254
export const PASSWORD_MAX = 128

/** E-mail addresses and passwords as the server keeps them: composed letters, nothing around them. */
export const trimmed = (value: string): string => value.normalize('NFC').trim()

// RFC 5321, 4.5.3.1: at most 64 before the @. The characters left out mean something else in a mail's header.
const DELIVERABLE = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,189}$/u

/** Text without spaces, one @ and a dot in the domain, that mail can be sent to; linear in the length of the input. */
export const isEmail = (value: string): boolean => {
  if (value.length > EMAIL_MAX || !DELIVERABLE.test(value)) return false
  const parts = value.split('@')
  if (parts.length !== 2) return false
  const [local = '', domain = ''] = parts
  const dot = domain.lastIndexOf('.')
  return local.length > 0 && dot > 0 && dot < domain.length - 1
}

export const PASSWORD_RULES = [
  { hint: 'Al menos 8 caracteres', holds: (password: string) => password.length >= 8 },
  { hint: 'Una mayúscula', holds: (password: string) => /\p{Lu}/u.test(password) },
  { hint: 'Un número', holds: (password: string) => /\p{Nd}/u.test(password) },
  { hint: 'Un símbolo', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

/** The hints a password does not meet yet; empty when it is good. */
export const missingPasswordRules = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.hint)

/** What a user is to the community: `moderator` is granted by whoever operates the product. */
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
