import { hasLineBreak, notOneLine, withoutInvisible } from './text-rules.ts'

/** Rules of profiles that the form and the server share. No zod here: this reaches the browser. */

export const PROFILE_NAME_MIN = 2
export const PROFILE_NAME_MAX = 40
export const HANDLE_MIN = 3
export const HANDLE_MAX = 30
export const BIO_MAX = 300
export const HOME_CITY_MAX = 120
export const LANGUAGES_MAX = 10
/** How many days a user must keep a handle before choosing another. */
export const HANDLE_DAYS = 30
/** How many days nobody may take the handle of a deleted account: links to it still mean the person who is gone. */
export const RETIRED_HANDLE_DAYS = 365

/** Who may see a user's e-mail. */
export const EMAIL_VISIBILITIES = ['everyone', 'members', 'nobody'] as const
export type EmailVisibility = (typeof EMAIL_VISIBILITIES)[number]

/** Languages to choose from, as BCP 47 codes: those of the Spanish-speaking countries and those of many travellers. */
export const LANGUAGES = [
  ...['es', 'en', 'pt', 'fr', 'it', 'de', 'ca', 'gl', 'eu', 'qu', 'gn', 'ay', 'nah', 'yua', 'arn'],
  ...['nl', 'pl', 'ro', 'el', 'ru', 'uk', 'tr', 'ar', 'he', 'hi', 'zh', 'ja', 'ko', 'sv', 'da', 'nb', 'fi'],
] as const
export type Language = (typeof LANGUAGES)[number]

export const profileMessages = {
  nameLength: `El nombre debe tener entre ${PROFILE_NAME_MIN} y ${PROFILE_NAME_MAX} caracteres.`,
  nameOneLine: notOneLine('El nombre'),
  nameWithoutAt: 'El nombre no puede contener «@»: para eso está tu usuario.',
  nameNeedsLetters: 'El nombre necesita al menos una letra, un número o un emoji.',
  nameInvisible: 'El nombre contiene caracteres que no se ven.',
  nameTooManyMarks: 'El nombre tiene demasiadas marcas sobre una misma letra.',
  nameReserved: 'Ese nombre se confunde con el de quienes cuidan la comunidad. Elige otro.',
  handleFormat: `El usuario lleva de ${HANDLE_MIN} a ${HANDLE_MAX} letras de la a a la z, números o «_».`,
  handleTaken: 'Ese usuario ya está en uso.',
  handleReserved: 'Ese usuario está reservado. Elige otro.',
  /** Followed by the day from which it may be changed again. */
  handleTooSoon: 'Ya cambiaste tu usuario hace poco.',
  portraitMissing: 'Elige una foto: JPEG, PNG, GIF o WEBP.',
  bioLength: `La presentación debe tener como máximo ${BIO_MAX} caracteres.`,
  homeCityOneLine: notOneLine('La ciudad'),
  homeCityLength: `La ciudad debe tener como máximo ${HOME_CITY_MAX} caracteres.`,
  languages: `Elige como máximo ${LANGUAGES_MAX} idiomas de la lista.`,
  emailVisibility: 'Elige quién puede ver tu correo.',
} as const

/** Normalizes a name to the form the server stores: NFC, single spaces. */
export const tidyName = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()

const HAS_A_SIGN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const MARKS_ON_MARKS = /\p{M}{4}/u

/** Returns the Spanish problem with a name, or null when it is valid. An emoji counts as the characters that it consists of. */
export const nameProblem = (typed: string): string | null => {
  const name = tidyName(typed)
  const { length } = [...name]
  if (hasLineBreak(typed.trim())) return profileMessages.nameOneLine
  if (length < PROFILE_NAME_MIN || length > PROFILE_NAME_MAX) return profileMessages.nameLength
  if (name.includes('@')) return profileMessages.nameWithoutAt
  if (withoutInvisible(name) !== name) return profileMessages.nameInvisible
  if (!HAS_A_SIGN.test(name)) return profileMessages.nameNeedsLetters
  return MARKS_ON_MARKS.test(name) ? profileMessages.nameTooManyMarks : null
}

/** Normalizes a handle to the form the server stores: without the @, in lower case. */
export const tidyHandle = (typed: string): string => typed.trim().replace(/^@/, '').toLowerCase()

const HANDLE = new RegExp(`^[a-z0-9_]{${HANDLE_MIN},${HANDLE_MAX}}$`)
export const isHandle = (handle: string): boolean => HANDLE.test(handle)
