/** Characters that nobody sees, except those that join the parts of an emoji or of a letter. */
const INVISIBLE = /(?!\u200d|\ufe0f|\n|\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** Joiners that join nothing: after a letter, a space or a sign, or at the beginning. */
const IDLE_JOINERS = /(^|[^\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200d\ufe0f]+(?!\u20e3)/gu

/** Removes the characters that nobody sees: with them, two names could look the same and be different. */
export const withoutInvisible = (name: string): string =>
  name.replace(INVISIBLE, '').replace(IDLE_JOINERS, '$1')

/** Whether a text has more than one line. */
export const hasLineBreak = (text: string): boolean => /[\n\r\u2028\u2029]/.test(text)

/** The Spanish problem with a text of more than one line; `what` is for example 'El nombre'. */
export const notOneLine = (what: string): string => `${what} no puede tener saltos de línea.`

/** Whether a text shows nothing: it is empty, or made of spaces and characters that nobody sees. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text)

/** How many characters a text has, counted as PostgreSQL does, in code points: 'á' is one however it was typed, and so is 🌈. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** Returns the first `max` characters of a text, counted in the same way: never half an emoji, which cannot be stored. */
export const beginningOf = (text: string, max: number): string =>
  [...text.normalize('NFC')].slice(0, max).join('')

export const isLongerThan = (text: string, max: number): boolean => lengthOf(text) > max

/** Whether a text has fewer than `min` characters that somebody sees. */
export const isShorterThan = (text: string, min: number): boolean =>
  lengthOf(text.replace(INVISIBLE, '')) < min
