/** How names are compared: build and search must fold them identically, or nothing would be found. */

const unfolded: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
}

/** Folds a text: letters and digits of the Latin script in lower case, without accents, words separated by one space. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœıħŋə]/g, (letter) => unfolded[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words that people leave out or add; a search never requires them. */
const particles = new Set(
  'de del la las el los lo y e a en the of and da do dos das du des le les di von'.split(' '),
)

/** Returns the significant words of a name; all of them when it has only particles ('La', 'El'). */
export const meaningfulWords = (words: string[]) => {
  const meaningful = words.filter((word) => !particles.has(word))
  return meaningful.length > 0 ? meaningful : words
}
