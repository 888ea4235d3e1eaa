import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { familyOf, membersOf } from '../lexicon/families.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import { grown } from '../lexicon/term-matcher.ts'
import { type Area, ONE_DAY_KILOMETRES } from '../understanding/area.ts'
import { isDenied } from './denied.ts'
import { A_VERB } from './fits-form.ts'
import { type Judged, rankPlaces } from './rank-places.ts'
import type { Known } from './reply.ts'
import type { Found, Search } from './search.ts'
import { whereReviewsTellOf } from './told-kinds.ts'
import { holdsOne, isCalledAfter, literally } from './words-held.ts'

const LISTED_MAX = 100
/** When fewer places are of a kind, those whose reviews merely mention it are listed, too. */
const FEW = 3

/** Whether a place lies in a circular area; other areas were applied when it was looked up. */
export const reaches = (area: Area | null, place: Place): boolean => {
  if (area?.type !== 'circle') return true
  const isOwn = area.ownCity !== undefined && area.ownCity === place.city
  const kilometres = isOwn ? Math.max(area.kilometres, ONE_DAY_KILOMETRES) : area.kilometres
  return metresBetween(area, place) <= kilometres * 1000
}
const within = (area: Area | null, places: readonly Place[]): Place[] =>
  places.filter((place) => reaches(area, place))

/** Returns those of these places that are of an unwanted kind, or whose reviews tell of something that should not be there. */
export const having = async (
  { evidence }: Known,
  ids: readonly string[],
  { avoided = [], unwanted = [], without = [] }: Search,
): Promise<ReadonlySet<string>> => {
  const [told, facts] = await Promise.all([
    avoided.length > 0 ? evidence.about(ids, [], avoided) : [],
    unwanted.length > 0 ? evidence.whereabouts(ids) : [],
  ])
  return new Set([
    ...without,
    ...told.filter(({ sentence }) => !isDenied(sentence, avoided)).map(({ placeId }) => placeId),
    ...facts
      .filter(({ kinds }) => unwanted.some((kind) => kinds.includes(kind)))
      .map(({ placeId }) => placeId),
  ])
}

/** Judges these places by what is told of them. */
const judged = async (
  known: Known,
  ids: readonly string[],
  search: Search,
  ofKind: ReadonlyMap<string, Evidence>,
): Promise<ReturnType<typeof rankPlaces>> => {
  const { evidence, finder } = known
  const { area, wishes, literal = [], specific = [] } = search
  const terms = [...new Set(search.terms), ...specific]
  const [places, told, facts, toTheLetter, unfit] = await Promise.all([
    finder.these(ids),
    evidence.about(
      ids,
      wishes.map(({ aspect }) => aspect),
      terms,
      { withNames: true },
    ),
    evidence.whereabouts(ids),
    literal.length > 0 ? evidence.about(ids, [], literal) : [],
    having(known, ids, search),
  ])
  // Words for kinds do not count as literal matches: a sentence about a market stall may contain 'restaurantes'.
  const things = literal.filter((word) => findAskedKinds([word]).length === 0)
  const spellings = [...literal, ...things.flatMap(familyOf)]
  const spelled = toTheLetter.filter(({ sentence }) => literally(sentence, spellings) > 0)
  const kindsOf = new Map(facts.map(({ placeId, kinds }) => [placeId, kinds]))
  const fit = within(area, places).filter(({ id }) => !unfit.has(id))
  return rankPlaces(fit, search, { told, toTheLetter: spelled, kindsOf, ofKind })
}

/** Words that name only some places of a kind: a question for volcanoes is not answered with hills. */
const PARTICULAR_KIND =
  /^(volcan|nevado|catedral|basilica|mezquita|cenote|faro|convento|monasterio|sinagoga|piramide|obelisco|acueducto|zoologico|libreria|termas?)(es|s)?$/
/** 'una chocolatería': places that are called or described as one come first; if there are any, the others are left out. */
const A_SHOP = /^\p{L}{3,}erias?$/u
const describedSo = <T extends { place: Place }>(found: readonly T[], literal: readonly string[]): T[] => {
  const shops = literal.filter((word) => A_SHOP.test(word)).map((word) => word.replace(/s$/, ''))
  const own = found.filter(({ place }) => holdsOne(`${place.name} ${place.description ?? ''}`, shops))
  return shops.length > 0 && own.length > 0 ? own : [...found]
}
const calledSo = <T extends { place: Place }>(found: readonly T[], literal: readonly string[]): T[] => {
  const words = literal.flatMap((word) => PARTICULAR_KIND.exec(word)?.[1] ?? [])
  const called = words.length > 0 ? found.filter(({ place }) => isCalledAfter(place.name, words)) : []
  return called.length > 0 ? called : [...found]
}

const asFound = ({ place, reason, isByName }: Judged): Found => ({ place, reason, isByName })
const NONE: ReadonlyMap<string, Evidence> = new Map()

/** Returns places of a kind, in order, without any further wish. */
const ofKindOnly = async (known: Known, search: Search): Promise<Found[]> => {
  const { evidence, finder } = known
  const { area, kinds, order } = search
  const listed = await evidence.places({ area, kinds }, order, LISTED_MAX, FEW)
  const told = listed.length < FEW ? await whereReviewsTellOf(known, area, kinds) : NONE
  const ids = [...new Set([...listed, ...told.keys()])]
  const [places, unfit] = await Promise.all([finder.these(ids), having(known, ids, search)])
  const found = within(area, places)
    .filter(({ id }) => !unfit.has(id))
    .map((place) => ({ place, reason: listed.includes(place.id) ? null : (told.get(place.id) ?? null) }))
  return describedSo(calledSo(found, search.literal ?? []), search.literal ?? [])
}

/** Finds the places of a kind in an area, ranked by the evidence for the wishes, then by rating. */
export const findPlaces = async (known: Known, search: Search): Promise<Found[]> => {
  const { area, kinds, wishes, specific = [] } = search
  const terms = [...new Set(search.terms), ...specific]
  if (wishes.length === 0 && terms.length === 0) return ofKindOnly(known, search)
  const tags = wishes.map(({ aspect, side }) => (side === '' ? aspect : `${aspect}${side}`))
  const ids = await known.evidence.speaking({ area, kinds }, tags, terms, { withNames: true })
  const { fitting: judgedFit } = await judged(known, ids, search, NONE)
  const fitting = describedSo(judgedFit, search.literal ?? [])
  if (kinds.length === 0 || fitting.length >= FEW) return fitting.map(asFound)
  const told = await whereReviewsTellOf(known, area, kinds)
  const others = [...told.keys()].filter((id) => !ids.includes(id))
  if (others.length === 0) return fitting.map(asFound)
  return [...fitting, ...(await judged(known, others, search, told)).fitting].map(asFound)
}

/** Returns those of these places that reviews tell to have what is sought, the best first. */
export const findAmong = async (known: Known, ids: readonly string[], search: Search): Promise<Found[]> => {
  const { fitting } = await judged(known, ids, { ...search, area: null }, NONE)
  return fitting.map(asFound)
}

/** Returns the places whose reviews tell the opposite of what is sought, the best first: a hotel whose wifi fails. */
export const findContrary = async (known: Known, search: Search): Promise<Found[]> => {
  const { area, kinds, wishes, specific = [] } = search
  if (wishes.length === 0) return []
  const aspects = wishes.map(({ aspect }) => aspect)
  const ids = await known.evidence.speaking({ area, kinds }, aspects, [...search.terms, ...specific])
  const { contrary } = await judged(known, ids, search, NONE)
  return contrary.flatMap(({ place, complaint }) => (complaint ? [{ place, reason: complaint }] : []))
}

/**
 * Returns the search for a kind of place of which only reviews speak: 'dormir en una cueva' where no place is a cave. Null unless a
 * sentence tells of both.
 */
export const whereKindIsTold = async (known: Known, search: Search): Promise<Search | null> => {
  const { kinds, wishes, literal = [], specific = [] } = search
  const words = literal.filter((word) => findAskedKinds([word]).length > 0)
  if (kinds.length === 0 || wishes.length === 0 || words.length === 0) return null
  const told = { ...search, kinds: [], specific: [...specific, ...words.map((word) => [word])] }
  const [best] = await findPlaces(known, told)
  const isTold =
    best?.reason &&
    words.every((word) => holdsOne(best.reason?.sentence ?? '', [word])) &&
    wishes.some(({ aspect }) => best.reason?.aspects.includes(aspect))
  return isTold ? told : null
}

/** Returns the searches for one of several specific things that find something: sharks where nobody told of diving with them. */
export const withOneOf = async (known: Known, search: Search): Promise<Search[]> => {
  const things = (search.specific ?? []).filter(([word = '']) => !A_VERB.test(word))
  const parts = things.map((one) => ({ ...search, specific: [one] }))
  const found = await Promise.all(parts.map(async (part) => (await findPlaces(known, part)).length > 0))
  return parts.filter((_, index) => found[index])
}

/** Returns these words with related ones. Where the vocabulary knows a thing by several words, it has all of them already. */
export const alike = (names: readonly string[]): string[] => {
  const all = names.flatMap((name) => [name, ...grown(name)])
  const families = names.length > 1 ? [] : all.flatMap(familyOf)
  return [...new Set([...all, ...families, ...all.flatMap(membersOf)])]
}

/**
 * Returns the search for anything related to what is sought, if it finds something: sorbets for 'un heladito', a grill for beef.
 * The other wishes count as long as some place with such a thing meets them.
 */
export const withLikeThings = async (known: Known, search: Search): Promise<Search | null> => {
  const { kinds, specific = [], terms } = search
  const wider = specific.map(alike)
  const isWider = wider.some((names, at) => names.length > (specific[at]?.length ?? 0))
  const ofClasses = terms.filter((term) => membersOf(term).length > 0)
  const [first, ...others]: (Search | null)[] = [
    isWider ? { ...search, terms: [], specific: wider } : null,
    isWider ? { ...search, terms: [], wishes: [], specific: wider } : null,
    ofClasses.length > 0 ? { ...search, terms: ofClasses, wishes: [], specific: [] } : null,
  ]
  // A search for a kind of place keeps its wishes: not every hotel with something related will do.
  const ways = [first, ...(kinds.length > 0 ? [] : others)].flatMap((way) => way ?? [])
  for (const way of ways) if ((await findPlaces(known, way)).length > 0) return way
  return null
}
