/** How names are compared: the build and the search must fold them alike, or nothing would be found. */

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

/** Letters and digits of the Latin script in lower case, without accents, words parted by one space. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœıħŋə]/g, (letter) => unfolded[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words that people leave out or add at will; a search never insists on them. */
const particles = new Set(
  'de del la las el los lo y e a en the of and da do dos das du des le les di von'.split(' '),
)

/** The words that carry a name; all of them when it has nothing but particles ('La', 'El'). */
export const meaningfulWords = (words: string[]) => {
  const meaningful = words.filter((word) => !particles.has(word))
  return meaningful.length > 0 ? meaningful : words
}
