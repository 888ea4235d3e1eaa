/** Rules of the second step of signing in, for the forms and the server. No zod here: this reaches the browser. */

export const RECOVERY_CODES = 10
/** Letters and digits that cannot be mistaken for one another. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RECOVERY_LENGTH = 16
/** How many digits an authenticator app shows. */
export const APP_CODE_LENGTH = 6

/**
 * Normalizes a code for comparison: lower case, letters and digits only. Programs in which people keep their codes turn hyphens into
 * dashes, and add signs that nobody sees.
 */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

export const isAppCode = (code: string): boolean => code.length === APP_CODE_LENGTH && /^\d+$/.test(code)
export const isRecoveryCode = (code: string): boolean =>
  code.length === RECOVERY_LENGTH && [...code].every((sign) => RECOVERY_ALPHABET.includes(sign))

/** Formats a recovery code for people: `abcd-efgh-jkmn-pqrs`. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

export const secondFactorMessages = {
  codeRequired: 'Escribe el código.',
  codeFormat: `El código tiene ${APP_CODE_LENGTH} números. El de recuperación, ${RECOVERY_LENGTH} letras y números.`,
  required: 'Escribe el código de tu aplicación de autenticación.',
  wrongCode: 'El código no es correcto o ya se usó.',
  alreadyOn: 'La verificación en dos pasos ya está activada.',
  notBegun: 'Empieza de nuevo: la clave de antes ya no vale.',
  isOff: 'La verificación en dos pasos no está activada.',
  turnedOff: 'La verificación en dos pasos se desactivó.',
} as const
