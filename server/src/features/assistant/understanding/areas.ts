import type { Named } from '@andariego/gazetteer'
import { fold } from '../../maps/public.ts'
import { isSpanishWord } from '../lexicon/translations.ts'
import type { Area } from './area.ts'
import { isPricedThing, PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import { CAPITAL, circle, cityArea, isBehindACity, spelledAs } from './city-areas.ts'
import type { City } from './city-elsewhere.ts'
import { commonSpots } from './common-words.ts'
import { countriesIn } from './countries.ts'
import { narrowByDirection } from './directions.ts'
import type { Language } from './language.ts'
import { areaOf, named } from './map-names.ts'
import { countryMeant, isCodeByChance, isWideLandmark } from './meant-by-map.ts'
import { type NameSpan, nameSpan } from './name-spans.ts'
import type { PlaceNames } from './place-names.ts'
import { isBehindQuarter, QUARTER_KILOMETRES } from './quarters.ts'
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
const NEVER_BEFORE_AN_AREA = new Set(
  'con sin hay with without com sem avec senza tienen tiene mi mis tu tus su sus nuestro nuestra nuestros nuestras my our your his her their mon ma mes ton ta tes notre nos votre mio mia miei mie nostro nostra meu minha meus minhas nosso nossa pura puro una'.split(
    ' ',
  ),
)
const CHOICE = new Set(['o', 'u', 'vs', 'versus', 'y', 'e', 'or', 'and', 'ou'])
/** A city of the community whose name has this many letters is recognized anywhere: 'qué museos tiene Mérida'. */
const CITY_LETTERS = 6
const KNOWN_CITY = 0.6
const ALTERNATIVES_MAX = 4

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

const KNOWS_NONE = { cityCalled: () => undefined, quarterCalled: () => undefined }

/** Finds areas and spots in a question. `taken` marks words that belong to a place's name. */
export const findAreas = (
  words: readonly string[],
  taken: ReadonlySet<number>,
  typed: readonly string[],
  language: Language,
  { cityCalled, quarterCalled }: Pick<PlaceNames, 'cityCalled' | 'quarterCalled'> = KNOWS_NONE,
): { areas: AreaMatch[]; spots: Spot[] } => {
  const areas = [...zonesIn(words), ...countriesIn(words, language)]
  const spots: Spot[] = []
  const used = new Set(
    areas.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  )
  const naming = { words, typed, language, common: commonSpots(words, language) }
  const isFree = (from: number, to: number) => {
    for (let index = from; index < to; index++) if (used.has(index) || taken.has(index)) return false
    return true
  }
  const take = ({ from, to }: Pick<NameSpan, 'from' | 'to'>) => {
    for (let index = from; index < to; index++) used.add(index)
  }
  const addAreas = (span: NameSpan, found: Area[]) => {
    // 'de Soria capital': of the city rather than its province, which says nothing else.
    const to = words[span.to] === CAPITAL && isFree(span.to, span.to + 1) ? span.to + 1 : span.to
    take({ from: span.from, to })
    areas.push({ from: span.from, to, areas: found })
  }

  /** 'la paz o sucre': an alternative to an area is an area too. */
  const isBesideAnArea = ({ from, to }: NameSpan) =>
    areas.some(
      (area) =>
        (area.from === to + 1 && CHOICE.has(words[to] ?? '')) ||
        (area.to === from - 1 && CHOICE.has(words[from - 1] ?? '')),
    )
  const isBesideAPlace = ({ from, to }: NameSpan) =>
    (CHOICE.has(words[to] ?? '') && taken.has(to + 1)) ||
    (CHOICE.has(words[from - 1] ?? '') && taken.has(from - 2))

  /** Whether a name stands alone in lower case, where a verb or a noun would. */
  const isLoneWord = (span: NameSpan, own: City | undefined) =>
    span.length === 1 &&
    !span.isNickname &&
    (words.length > 2 || span.isOrdinary) &&
    !span.isBehindIn &&
    !span.isCapital &&
    own === undefined &&
    !isBesideAnArea(span) &&
    !isBesideAPlace(span)

  /** Returns how important something on the map must be to be meant by this span. */
  const leastImportance = (span: NameSpan, own: City | undefined) => {
    const { isCommon, beginsEmpty, isBehindIn, isCapital } = span
    const least =
      isCommon || beginsEmpty ? COMMON_WORD : isBehindIn || isCapital ? KNOWN_BEHIND_IN : KNOWN_EVERYWHERE
    const isLone = isLoneWord(span, own)
    return ({ kind, mistakes }: Named): number => {
      if (kind === 'city' && span.isNounWithArticle) return WELL_KNOWN
      if (kind === 'city' && isLone) return Math.max(least, KNOWN_ALONE)
      return mistakes > 0 ? Math.max(least, MISSPELT) : least
    }
  }

  /** Returns the quarter of this name, unless the map has a city of this name. */
  const quarterAt = (span: NameSpan, found: readonly Named[], isPlainlyOne: boolean) => {
    const isSaid = isBehindQuarter(words, span.from)
    if (!span.isLikeAName && !isSaid) return
    if (span.isCommon && !isPlainlyOne && !isSaid && words[span.from - 1] !== 'por') return
    if (!isSaid && found.some(({ kind, importance }) => kind !== 'landmark' && importance >= KNOWN_CITY))
      return
    return quarterCalled(span.words.join(' '), words)
  }

  const tryAt = (from: number, size: number) => {
    const span = isFree(from, from + size) ? nameSpan(naming, from, size) : null
    if (!span) return
    const { isCommon, isNickname, isBehindIn } = span
    const own = cityCalled(span.name)
    // A name of several words is one wherever it stands: 'cuántas albercas tiene San Juan Cosalá'.
    const isLongOwn =
      own !== undefined &&
      !isCommon &&
      (isNickname || span.length > 1 || span.words.join('').length >= CITY_LETTERS)
    const before = words[from - 1] ?? ''
    if (NEVER_BEFORE_AN_AREA.has(before) && !isLongOwn) return
    // 'standing on a board': an English article stands before no town.
    if (size === 1 && language === 'en' && /^an?$/.test(before) && !span.isCapital && own === undefined)
      return
    if (size === 1 && !span.isCapital && own === undefined && isPricedThing(words, from)) return
    const found = named(span.name, span.mayBeMisspelt)
    const isPlainlyOne = PLAINLY_BEFORE_A_NAME.has(before) || span.isCapital || isBesideAnArea(span)
    const quarter = own === undefined ? quarterAt(span, found, isPlainlyOne) : undefined
    if (quarter) {
      addAreas(span, [circle(QUARTER_KILOMETRES, quarter)])
      return
    }
    // 'está limpio el hostal y los baños': an ordinary word beside a place is no town.
    if (isCommon && !isPlainlyOne && own === undefined) return
    const leastOf = leastImportance(span, own)
    const sure = found.filter(
      (one) =>
        one.importance >= leastOf(one) &&
        !(one.kind === 'airport' && isCodeByChance(typed[from] ?? '', words, span)),
    )
    const [best] = sure
    if (span.isNameOfAKind && (best?.importance ?? 0) < KNOWN_CITY) return
    const isOwn =
      own !== undefined &&
      (span.isLikeAName || best !== undefined || isLongOwn) &&
      // 'itinerario la paz dos dias': of a city with an article the community knows, both words are said.
      (!isCommon || isBehindIn || (size > 1 && fold(own.name) === span.words.join(' ')))
    const city: Area[] = isOwn ? [cityArea(own)] : []
    if (!best) {
      if (city.length > 0) addAreas(span, city)
      return
    }
    if (best.mistakes > 0 && (isCommon || isBehindACity(span.words, cityCalled))) return
    // 'conce' is the community's Concepción rather than a misspelt Ponce.
    if (best.mistakes > 0 && city.length > 0) {
      addAreas(span, city)
      return
    }
    // 'lo del avión' means no Avion, as long as nothing more says that it is a town.
    if (
      span.length === 1 &&
      !isPlainlyOne &&
      own === undefined &&
      best.importance < KNOWN_CITY &&
      isSpanishWord(span.words.at(-1) ?? '')
    )
      return
    // 'villa de leyva' is the town of the community's places, though the map finds its square by these words.
    if (own && size > 1 && best.kind === 'landmark' && fold(own.name) === span.words.join(' ')) {
      addAreas(span, [cityArea(own)])
      return
    }
    if (isWideLandmark(best)) {
      addAreas(span, [areaOf(best)])
      return
    }
    if (best.kind === 'landmark' || best.kind === 'airport') {
      const { name, latitude, longitude } = best
      take(span)
      spots.push({ from, to: span.to, name, latitude, longitude, ...(city[0] && { city: city[0] }) })
      return
    }
    const wholes = sure.filter(
      ({ kind, mistakes }) => (kind === 'city' || kind === 'area') && mistakes === best.mistakes,
    )
    const country = countryMeant(wholes, best, span)
    const meant = country ? [country] : wholes.slice(0, ALTERNATIVES_MAX)
    addAreas(span, [...meant.map((one) => spelledAs(own, areaOf(one))), ...city])
  }
  const tryAll = () => {
    for (let size = Math.min(WORDS_MAX, words.length); size > 0; size--)
      for (let from = 0; from + size <= words.length; from++) tryAt(from, size)
  }
  tryAll()
  // Areas next to those already found.
  if (areas.length > 0 && words.some((word) => CHOICE.has(word))) tryAll()

  narrowByDirection(areas, words)
  return { areas: areas.sort((a, b) => a.from - b.from), spots }
}
