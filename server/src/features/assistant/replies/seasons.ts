interface Season {
  name: RegExp
  /** What is told of this season only. */
  signs: RegExp
  /** The aspect under which such sentences are kept. */
  aspect: string
}
const SEASONS: Record<string, Season> = {
  invierno: {
    name: /inviern/i,
    signs: /(?<!\p{L})(niev|nev[aó]|nevad|hiel[ao]|congel|bajo cero|esqui|trineo)/iu,
    aspect: 'frío',
  },
  verano: { name: /veran/i, signs: /(?<!\p{L})(calor|sofoc|achicharr)/iu, aspect: 'calor' },
  otono: { name: /oto[nñ]/i, signs: /(?<!\p{L})hojas (?:secas|rojas|amarillas|caídas)/iu, aspect: 'época' },
  primavera: { name: /primaver/i, signs: /(?<!\p{L})(florec|florid|en flor)/iu, aspect: 'época' },
}
const asked = (literal: readonly string[]): Season[] => literal.flatMap((word) => SEASONS[word] ?? [])

/** Returns the aspects whose sentences may tell of the season asked about: 'en invierno' is answered by the cold. */
export const aspectsOfSeason = (literal: readonly string[]): string[] =>
  asked(literal).map(({ aspect }) => aspect)

/** Whether a sentence tells of the season asked about, by its name or by its signs: snow is winter. */
export const tellsOfSeason = (sentence: string, literal: readonly string[]): boolean =>
  asked(literal).some(({ name, signs }) => name.test(sentence) || signs.test(sentence))

/** Whether the question asks about one season, and the sentence tells of another. */
export const tellsOfOtherSeason = (sentence: string, literal: readonly string[]): boolean =>
  asked(literal).length > 0 &&
  !tellsOfSeason(sentence, literal) &&
  Object.values(SEASONS).some(({ name }) => name.test(sentence))
