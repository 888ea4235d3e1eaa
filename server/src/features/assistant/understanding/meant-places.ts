import { builtinGazetteer } from '../../maps/public.ts'
import { formsOf } from './form.ts'
import type { PlaceMatch } from './match-name.ts'
import type { PlaceNames } from './place-names.ts'

/** Groups places by span of words; drops matches inside a more certain span. */
const grouped = (matches: readonly PlaceMatch[]): PlaceMatch[][] => {
  const groups = new Map<string, Map<string, PlaceMatch>>()
  const taken = new Set<number>()
  for (const match of matches) {
    const span = match.at.join()
    const same = groups.get(span)
    if (same) {
      if (!same.has(match.id)) same.set(match.id, match)
      continue
    }
    if (match.at.some((spot) => taken.has(spot))) continue
    for (const spot of match.at) taken.add(spot)
    groups.set(span, new Map([[match.id, match]]))
  }
  return [...groups.values()]
    .map((byId) => {
      const group = [...byId.values()]
      const wholes = group.filter(({ share }) => share === 1)
      return wholes.length > 0 ? wholes : group
    })
    .sort((a, b) => (a[0]?.from ?? 0) - (b[0]?.from ?? 0))
}

/** The words of a question from one position to before another. */
type Span = Pick<PlaceMatch, 'from' | 'to'>

const KNOWN_CITY = 0.5
/** 'el marco de Monterrey' is the museum, whatever town is called Marco. */
const PLAINLY_KNOWN = 0.6
const isArea = (text: string, least = KNOWN_CITY): boolean =>
  builtinGazetteer()
    .named(text, { misspelt: false })
    .some(({ kind, importance }) => (kind === 'city' || kind === 'area') && importance >= least)
/** 'en san juan de puerto rico' is an area, though there is a place San Juan Chamula. */
const isRatherAnArea = ({ from, to }: Span, words: readonly string[]): boolean => {
  const begin = /^(san|santa|santo|la|el|los|las)$/.test(words[from - 1] ?? '') ? from - 1 : from
  if (!isArea(words.slice(begin, to).join(' '), PLAINLY_KNOWN)) return false
  const behind = words.slice(to).filter((word) => word !== 'de' && word !== 'del')
  return [1, 2].some((length) => behind.length >= length && isArea(behind.slice(0, length).join(' ')))
}

const IN = new Set(['en', 'in', 'em', 'a', 'dans'])
/** 'dónde dormir en Copán' is about the town, though there is a place Copán Ruinas. */
const isTownOfSearch = ({ from, to }: Span, words: readonly string[], names: PlaceNames): boolean =>
  IN.has(words[from - 1] ?? '') &&
  names.cityCalled(words.slice(from, to).join(' ')) !== undefined &&
  formsOf(words.join(' ')).has('places')

const BEFORE_A_THING = new Set(
  'sin con hay haya haiga hace haga mucho mucha poco poca tanto tanta demasiado mi mis tu tus nuestro nuestra'.split(
    ' ',
  ),
)
/**
 * 'una playa donde no haya viento' does not name the Isla Coche del Viento, nor 'mi vieja' the Plaza Vieja: a thing without an
 * article is no name.
 */
const isThing = ({ from, to }: Span, words: readonly string[]): boolean =>
  to - from === 1 && BEFORE_A_THING.has(words[from - 1] ?? '')

/** Returns the places that a question names and means: those in one group match the same words, and one of them is meant. */
export const meantPlaces = (
  found: readonly PlaceMatch[],
  words: readonly string[],
  names: PlaceNames,
): PlaceMatch[][] => {
  // Decided once for each span: in a large community thousands of names have the same words.
  const decided = new Map<string, boolean>()
  const isSomethingElse = (span: PlaceMatch): boolean => {
    const key = `${span.from}-${span.to}-${span.isInCitySaid}`
    const known =
      decided.get(key) ??
      ((!span.isInCitySaid && isRatherAnArea(span, words)) ||
        isTownOfSearch(span, words, names) ||
        isThing(span, words))
    decided.set(key, known)
    return known
  }
  return grouped(
    found
      .filter((match) => match.share === 1 || !isSomethingElse(match))
      .sort((a, b) => b.at.length - a.at.length || b.share - a.share),
  )
}
