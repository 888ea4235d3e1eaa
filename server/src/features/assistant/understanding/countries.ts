import { builtinGazetteer, fold } from '../../maps/public.ts'
import type { Language } from './language.ts'
import { areaOf } from './map-names.ts'
import type { AreaMatch } from './zones.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const WORDS_MAX = 4

const namesIn = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style: 'long' })

/** The Spanish names of countries by their names in a language, folded; made on first use, from the platform's own data. */
const spanishNames = new Map<Language, ReadonlyMap<string, string>>()
const spanishNamesFrom = (language: Language): ReadonlyMap<string, string> => {
  const known = spanishNames.get(language)
  if (known) return known
  const [theirs, ours] = [namesIn(language), namesIn('es')]
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const names = new Map(
    codes.flatMap((code) => {
      const [foreign, spanish] = [theirs.of(code), ours.of(code)]
      // 'Mexico' is left to the map, which also knows Mexico City.
      return foreign && spanish && fold(foreign) !== fold(spanish) ? [[fold(foreign), spanish] as const] : []
    }),
  )
  spanishNames.set(language, names)
  return names
}

const NAMESAKES = 3
const citiesCalled = (words: readonly string[]) =>
  builtinGazetteer()
    .named(words.join(' '), { misspelt: false })
    .filter(({ kind }) => kind === 'city')
    .slice(0, NAMESAKES)

/** Returns the countries that a question in another language names in that language: 'Giappone', 'les États-Unis'. */
export const countriesIn = (words: readonly string[], language: Language): AreaMatch[] => {
  if (language === 'es') return []
  const names = spanishNamesFrom(language)
  const found: AreaMatch[] = []
  for (let length = WORDS_MAX; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length
      const spanish = names.get(words.slice(from, to).join(' '))
      if (spanish === undefined || found.some((other) => from < other.to && to > other.from)) continue
      const [country] = builtinGazetteer()
        .named(spanish, { misspelt: false })
        .filter(({ id }) => id.startsWith('country:'))
      if (country)
        found.push({
          from,
          to,
          // 'Grenade' is Granada, too: the areas in which the community has places count.
          areas: [areaOf(country), ...citiesCalled(words.slice(from, to)).map(areaOf)],
        })
    }
  return found
}
