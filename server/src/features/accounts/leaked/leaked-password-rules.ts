/** Decisions about passwords that attackers try first; what they are compared with stands in leaked-passwords.ts. */

/** Digits and signs that people write in place of a letter. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const DECORATIONS_MAX = 4
const WORD_MIN = 5

/**
 * The word that a password is when what decorates it is taken away, in small letters: `P4ssw0rd1!` is `password`. Null when more
 * than four signs decorate it, or when no word remains: then it is more than a word.
 */
export const wordOf = (password: string): string | null => {
  const small = password.toLowerCase()
  const bare = small.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+(?=.*\p{L}{3})/u, '')
  if (small.length - bare.length > DECORATIONS_MAX) return null
  const word = bare.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  return word.length >= WORD_MIN && /^\p{L}+$/u.test(word) ? word : null
}

/** Letters and digits alone, without digits at the end: what an address and a password made of it have in common. */
const stem = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\p{N}+$/u, '')

/** Whether a password is the address, or what stands before its @, whatever decorates it. */
export const isOwnAddress = (password: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  const own = [stem(email), stem(local)].filter((part) => part.length >= WORD_MIN)
  return password.toLowerCase() === email.toLowerCase() || own.includes(stem(password))
}
