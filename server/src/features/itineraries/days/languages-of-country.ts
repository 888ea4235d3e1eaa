const languageNames = new Intl.DisplayNames('es', { type: 'language' })
const list = new Intl.ListFormat('es')

/** Countries whose likeliest language, by the CLDR, is not enough to get by, or is named more closely than people do. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  BE: ['nl', 'fr'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  NO: ['no'],
  PY: ['es', 'gn'],
}

const likeliest = (country: string): string[] => {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  return language ? [language] : []
}

/** `español y guaraní` for `PY`; null where none is known. */
export const languagesOfCountry = (country: string): string | null =>
  list.format((SPOKEN[country] ?? likeliest(country)).flatMap((code) => languageNames.of(code) ?? [])) || null
