import {
  NEW_ACCOUNT_DAYS,
  SAME_TEXT_MIN_LETTERS,
  TEXTS_PER_MINUTE,
} from '@andariego/contract/moderation-rules'

const DAY_MS = 86_400_000
// An address with or without its protocol; a sentence that lacks a space after its full stop is none.
const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(com|net|org|info|io|co|shop|xyz|site|online|link|biz|ru|cn)\b/i

/** The letters of a text alone: another space, accent or emoji makes it no other text. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Texts shorter than this are said by many, again and again: 'Muy bonito'. */
export const isTelling = (letters: string): boolean => letters.length >= SAME_TEXT_MIN_LETTERS

interface Published {
  text: string
  /** When the account was made. */
  memberSince: Date
  /** How often the same person published the same letters lately. */
  timesBefore: number
  /** How many texts of the same person came within the last minute, this one left out. */
  inLastMinute: number
}

/** Why a text waits until somebody has looked at it, as moderators read it; null when it does not. */
export const suspicionOf = (
  { text, memberSince, timesBefore, inLastMinute }: Published,
  now = Date.now(),
): string | null => {
  if (timesBefore > 0) return 'Espera una revisión: el mismo texto otra vez.'
  if (inLastMinute >= TEXTS_PER_MINUTE) return 'Espera una revisión: muchas publicaciones en un minuto.'
  const isNew = now - memberSince.getTime() < NEW_ACCOUNT_DAYS * DAY_MS
  return isNew && LINK.test(text) ? 'Espera una revisión: un enlace de una cuenta nueva.' : null
}
