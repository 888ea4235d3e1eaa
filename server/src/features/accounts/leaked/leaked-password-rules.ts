/** Rules for passwords that attackers try first; leaked-passwords.ts has the list to compare with. */

/** Digits and signs that people write instead of letters. */
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
 * Returns the word, in lower case, that a password is without its decoration: `P4ssw0rd1!` gives `password`. Null when there are
 * more than four decorating characters or when no single word remains.
 */
export const wordOf = (password: string): string | null => {
  const small = password.toLowerCase()
  const bare = small.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+(?=.*\p{L}{3})/u, '')
  if (small.length - bare.length > DECORATIONS_MAX) return null
  const word = bare.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  return word.length >= WORD_MIN && /^\p{L}+$/u.test(word) ? word : null
}

/**
 * Returns only the letters and digits of a text, without digits at the end, to compare an address with a password made from it.
 */
const stem = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\p{N}+$/u, '')

/** Whether a password is the e-mail address or the part before its @, with or without decoration. */
export const isOwnAddress = (password: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  const own = [stem(email), stem(local)].filter((part) => part.length >= WORD_MIN)
  return password.toLowerCase() === email.toLowerCase() || own.includes(stem(password))
}
