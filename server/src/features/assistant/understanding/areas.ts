import type { Named } from '@andariego/gazetteer'
import { fold } from '../../maps/public.ts'
import { EMPTY_WORDS, findAskedKinds } from '../lexicon/lexicon.ts'
import { isNumber } from '../lexicon/term-matcher.ts'
import { CITY_NICKNAMES } from '../lexicon/translations.ts'
import type { Area } from './area.ts'
import { ARTICLES, BEFORE_A_NAME, PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import { commonSpots } from './common-words.ts'
import { countriesIn } from './countries.ts'
import { DIRECTIONS, narrowByDirection } from './directions.ts'
import type { Language } from './language.ts'
import { areaOf, isCalled, named } from './map-names.ts'
import type { PlaceNames } from './place-names.ts'
import { type AreaMatch, zonesIn } from './zones.ts'

const WORDS_MAX = 5
/** From this importance a name counts anywhere; a lesser one must follow 'en' or be capitalized. */
const KNOWN_EVERYWHERE = 0.45
/** A single word in lower case without a preposition is a verb or a noun rather than a town ('me caen mal', 'donde lo dejen'). */
const KNOWN_ALONE = 0.7
const KNOWN_BEHIND_IN = 0.2
/** A name that is also a common word ('Flores', 'Valle') must be that of a well-known city, after 'en'. */
const COMMON_WORD = 0.6
/** 'la habana' is one wherever it stands, 'la barca' only behind 'en'. */
const WELL_KNOWN = 0.7
const MISSPELT = 0.55
const MISSPELT_LETTERS = 5
/** How much less important than a city of the same name a country may be, and still be meant. */
const COUNTRY_YIELDS = 0.1
const NEVER_BEFORE_AN_AREA = new Set(
  'con sin hay with without com sem avec senza tienen tiene mi mis tu tus su sus nuestro nuestra nuestros nuestras my our your his her their mon ma mes ton ta tes notre nos votre mio mia miei mie nostro nostra meu minha meus minhas nosso nossa pura puro una'.split(
    ' ',
  ),
)
const CHOICE = new Set(['o', 'u', 'vs', 'versus', 'y', 'e', 'or', 'and', 'ou'])
/** A city of the community with so many letters is one wherever it stands: 'qué museos tiene Mérida'. */
const CITY_LETTERS = 6
const CITY_KILOMETRES = 30
const KNOWN_CITY = 0.6
const ONE = new Set(['el', 'la', 'al', 'del', 'un', 'una'])

/** A landmark or airport that the map knows, which is no area. */
export interface Spot {
  from: number
  to: number
  name: string
  latitude: number
  longitude: number
  /** The city according to the community, if it uses this name too. */
  city?: Area
}

/** 'Cádiz' is spelled as the community does, where the map has 'Cadiz'. */
const spelledAs = (own: { name: string } | undefined, area: Area): Area =>
  own && fold(own.name) === fold(area.name) ? { ...area, name: own.name } : area

/** Returns what a city is called that has a nickname: 'medallo', 'san cris', 'lisbona'. */
const nicknamed = (span: readonly string[]): string => {
  const said = span.join(' ')
  return CITY_NICKNAMES.get(said) ?? said
}

const OF_FLYING =
  /^(aeropuertos?|airports?|aeroportos?|aeroporti|aeroports?|vuelos?|volar|volamos|flights?|voos?|terminal)$/
/** 'pls' and 'dar de baja' are no airports, though their codes are PLS and DAR: who means one writes it as a code, or speaks of flying. */
const isCodeByChance = (typed: string, words: readonly string[], length: number): boolean =>
  length === 1 &&
  /^\p{L}{3}$/u.test(typed) &&
  !/^\p{Lu}{3}$/u.test(typed) &&
  !words.some((word) => OF_FLYING.test(word))

/** Finds areas and spots in a question. `taken` marks words that belong to a place's name. */
export const findAreas = (
  words: readonly string[],
  taken: ReadonlySet<number>,
  typed: readonly string[],
  language: Language,
  cityCalled: PlaceNames['cityCalled'] = () => undefined,
): { areas: AreaMatch[]; spots: Spot[] } => {
  const areas = [...zonesIn(words), ...countriesIn(words, language)]
  const spots: Spot[] = []
  const used = new Set(
    areas.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  )
  const common = commonSpots(words, language)
  const isFree = (from: number, to: number) => {
    for (let index = from; index < to; index++) if (used.has(index) || taken.has(index)) return false
    return true
  }
  const take = (from: number, to: number) => {
    for (let index = from; index < to; index++) used.add(index)
  }

  /** 'la paz o sucre': an alternative to an area is an area too. */
  const isBesideAnArea = (from: number, to: number) =>
    areas.some(
      (area) =>
        (area.from === to + 1 && CHOICE.has(words[to] ?? '')) ||
        (area.to === from - 1 && CHOICE.has(words[from - 1] ?? '')),
    )
  const isBesideAPlace = (from: number, to: number) =>
    (CHOICE.has(words[to] ?? '') && taken.has(to + 1)) ||
    (CHOICE.has(words[from - 1] ?? '') && taken.has(from - 2))

  const tryAt = (from: number, length: number) => {
    const to = from + length
    if (!isFree(from, to)) return
    const span = words.slice(from, to)
    const first = span[0] ?? ''
    const last = span.at(-1) ?? ''
    if (EMPTY_WORDS.es?.has(last) && length > 1) return
    // 'Buenos Aires' begins like 'buenos restaurantes'.
    const beginsEmpty = EMPTY_WORDS.es?.has(first) === true && !ARTICLES.has(first)
    if (beginsEmpty && length === 1) return
    if (span.join('').length < 3 || (length === 1 && first in DIRECTIONS)) return
    // 'treinta y pico'
    if (first === 'pico' && words[from - 1] === 'y') return
    const isBehindIn = BEFORE_A_NAME.has(words[from - 1] ?? '')
    const core = ARTICLES.has(first) && length > 1 ? from + 1 : from
    const isCapital =
      core > 0 && /^\p{Lu}/u.test(typed[core] ?? '') && typed.some((word) => /^\p{Ll}/u.test(word))
    const isCommon = Array.from({ length: to - core }, (_, index) => core + index).every((index) =>
      common.has(index),
    )
    // 'alquilan' is no misspelling of 'L'Aquila' unless it is where a name would be.
    const isNickname = CITY_NICKNAMES.has(span.join(' '))
    const own = cityCalled(nicknamed(span))
    // A name of several words is one wherever it stands: 'cuántas albercas tiene San Juan Cosalá'.
    const isLongOwn =
      own !== undefined && !isCommon && (isNickname || to - core > 1 || span.join('').length >= CITY_LETTERS)
    if (NEVER_BEFORE_AN_AREA.has(words[from - 1] ?? '') && !isLongOwn) return
    // 'alquilar la barca': a common noun with its article is no town's name.
    const isNounWithArticle =
      (core > from ? length === 2 : length === 1 && ARTICLES.has(words[from - 1] ?? '')) &&
      !isBehindIn &&
      !PLAINLY_BEFORE_A_NAME.has(words[from - 2] ?? '') &&
      !isCapital &&
      words.length > 3
    const isLikeAName = isBehindIn || isCapital || words.length <= 2
    // 'el hotel hilton' has a name; it is not in a place of that name.
    const isNameOfAKind =
      ONE.has(words[from - 2] ?? '') && findAskedKinds([words[from - 1] ?? ''], language).length > 0
    // 'la laguna azul' continues.
    if (isCommon && core > from && to < words.length && !EMPTY_WORDS.es?.has(words[to] ?? '')) return
    const found = named(
      nicknamed(span),
      !isNickname &&
        !isCommon &&
        !span.some((word) => isNumber(word)) &&
        length <= 3 &&
        span.join('').length >= MISSPELT_LETTERS &&
        isLikeAName &&
        !beginsEmpty &&
        !isNameOfAKind,
    )
    const least =
      isCommon || beginsEmpty ? COMMON_WORD : isBehindIn || isCapital ? KNOWN_BEHIND_IN : KNOWN_EVERYWHERE
    // 'está limpio el hostal y los baños': an ordinary word beside a place is no town.
    const isPlainlyOne =
      PLAINLY_BEFORE_A_NAME.has(words[from - 1] ?? '') || isCapital || isBesideAnArea(from, to)
    if (isCommon && !isPlainlyOne && own === undefined) return
    const isLoneWord =
      to - core === 1 &&
      !isNickname &&
      words.length > 2 &&
      !isBehindIn &&
      !isCapital &&
      own === undefined &&
      !isBesideAnArea(from, to) &&
      !isBesideAPlace(from, to)
    const leastOf = ({ kind, mistakes }: Named) =>
      kind === 'city' && isNounWithArticle
        ? WELL_KNOWN
        : kind === 'city' && isLoneWord
          ? Math.max(least, KNOWN_ALONE)
          : mistakes > 0
            ? Math.max(least, MISSPELT)
            : least
    const sure = found.filter(
      (one) =>
        one.importance >= leastOf(one) &&
        !(one.kind === 'airport' && isCodeByChance(typed[from] ?? '', words, length)),
    )
    const [best] = sure
    if (isNameOfAKind && (best?.importance ?? 0) < KNOWN_CITY) return
    const isOwn =
      own !== undefined && (isLikeAName || best !== undefined || isLongOwn) && (!isCommon || isBehindIn)
    const city: Area[] = isOwn ? [{ type: 'circle', kilometres: CITY_KILOMETRES, ...own }] : []
    if (!best && city.length > 0) {
      take(from, to)
      areas.push({ from, to, areas: city })
    }
    if (!best) return
    if (best.mistakes > 0 && isCommon) return
    // 'villa de leyva' is the town of the community's places, though the map finds its square by these words.
    if (own !== undefined && length > 1 && best.kind === 'landmark' && fold(own.name) === span.join(' ')) {
      take(from, to)
      areas.push({ from, to, areas: [{ type: 'circle', kilometres: CITY_KILOMETRES, ...own }] })
      return
    }
    if (best.kind === 'landmark' || best.kind === 'airport') {
      const { name, latitude, longitude } = best
      take(from, to)
      if (best.id.startsWith('landmark:') && best.region === null && /^(patagonia|amazonas)/.test(fold(name)))
        areas.push({ from, to, areas: [areaOf(best)] })
      else spots.push({ from, to, name, latitude, longitude, ...(city[0] && { city: city[0] }) })
      return
    }
    const wholes = sure.filter(
      ({ kind, mistakes }) => (kind === 'city' || kind === 'area') && mistakes === best.mistakes,
    )
    // 'México' and 'Paraguay' are the countries rather than their capitals; 'Granada' is a city rather than the island state.
    const country = wholes.find(
      ({ id, name, importance }) =>
        id.startsWith('country:') &&
        (importance >= best.importance - COUNTRY_YIELDS || isCalled(name, span) > isCalled(best.name, span)),
    )
    take(from, to)
    areas.push({
      from,
      to,
      areas: [
        ...(country ? [country] : wholes).slice(0, 4).map((one) => spelledAs(own, areaOf(one))),
        ...city,
      ],
    })
  }
  const tryAll = () => {
    for (let length = Math.min(WORDS_MAX, words.length); length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) tryAt(from, length)
  }
  tryAll()
  // Areas next to those already found.
  if (areas.length > 0 && words.some((word) => CHOICE.has(word))) tryAll()

  narrowByDirection(areas, words)
  return { areas: areas.sort((a, b) => a.from - b.from), spots }
}
