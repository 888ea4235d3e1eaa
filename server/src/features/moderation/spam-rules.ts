import {
  NEW_ACCOUNT_DAYS,
  SAME_TEXT_MIN_LETTERS,
  TEXTS_PER_MINUTE,
} from '@andariego/contract/moderation-rules'

const DAY_MS = 86_400_000
// An address with or without a protocol, but not a sentence without a space after its full stop.
const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(com|net|org|info|io|co|shop|xyz|site|online|link|biz|ru|cn)\b/i

export const hasLink = (text: string): boolean => LINK.test(text)

/** Returns only a text's letters, so that another space, accent or emoji does not make it a different text. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text is long enough to compare: short ones such as 'Muy bonito' are common. */
export const isTelling = (letters: string): boolean => letters.length >= SAME_TEXT_MIN_LETTERS

interface Published {
  text: string
  /** When the account was created. */
  memberSince: Date
  /** How often the same person recently published the same letters. */
  timesBefore: number
  /** How many other texts the same person published within the last minute. */
  inLastMinute: number
}

/** Returns why a text is held back, in Spanish for moderators; null when it is not. */
export const suspicionOf = (
  { text, memberSince, timesBefore, inLastMinute }: Published,
  now = Date.now(),
): string | null => {
  if (timesBefore > 0) return 'Espera una revisión: el mismo texto otra vez.'
  if (inLastMinute >= TEXTS_PER_MINUTE) return 'Espera una revisión: muchas publicaciones en un minuto.'
  const isNew = now - memberSince.getTime() < NEW_ACCOUNT_DAYS * DAY_MS
  return isNew && hasLink(text) ? 'Espera una revisión: un enlace de una cuenta nueva.' : null
}
