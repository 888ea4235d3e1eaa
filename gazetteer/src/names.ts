import anyAscii from 'any-ascii'

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

/** Letters of other scripts with the marks between them; 'ー' and '々' are shared by several, and lengthen or repeat a letter. */
const foreign = /[ー々]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]\p{M}*/gu
const hasForeign = new RegExp(foreign.source, 'u')
/** Apostrophes of a transliteration are letters that Latin has not: 'bol'shoy'. */
const inLatin = (letter: string) => anyAscii(letter).replace(/[^A-Za-z0-9]/g, '')

/**
 * Folds a text: letters and digits in lower case, without accents, words separated by one space. Other scripts are written in
 * Latin letters, so that a name is found both as it stands and as somebody without that keyboard types it: 'Хаски', 'khaski'.
 */
export const fold = (text: string) =>
  (hasForeign.test(text) ? text.normalize('NFC').replace(foreign, inLatin) : text)
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
