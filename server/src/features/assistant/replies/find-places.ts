import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Evidence, Order } from '../knowledge/evidence-repository.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { Wish } from '../understanding/wishes.ts'
import { A_VERB } from './fits-form.ts'
import { answerScore, holdsOne, isCalledAfter, literally, meansOne, wishScore } from './judge.ts'
import type { Known } from './reply.ts'

export interface Search {
  area: Area | null
  kinds: readonly string[]
  wishes: readonly Wish[]
  terms: readonly string[]
  order: Order
  literal?: readonly string[]
  /** Only sentences about these specific things count. */
  specific?: readonly (readonly string[])[]
  /** Kinds for which another kind of place may serve as well. */
  softKinds?: readonly string[]
  /** One of the wishes suffices: 'para comer o tomar algo'. */
  isEither?: boolean
  /** Words as the question has them, for answers that name them. */
  asTyped?: ReadonlyMap<string, string>
}
export interface Found {
  place: Place
  /** The sentence that is the reason; null when places are ordered by rating. */
  reason: Evidence | null
}

const LISTED_MAX = 100
/** Who looks for places with children looks for those where that goes well. */
const COMPANY = new Set(['niños', 'mayores'])
const toward = (wish: Wish): Wish =>
  wish.side === '' && COMPANY.has(wish.aspect) ? { ...wish, side: '+' } : wish
/** Kinds of place that fulfil a wish by themselves. */
export const KINDS_FOR: Record<string, string> = {
  comida: 'comer',
  compras: 'mercado',
  vistas: 'mirador',
  naturaleza: 'parque',
  arte: 'museo',
  nadar: 'playa',
  noche: 'teatro',
  café: 'comer',
  bebidas: 'comer',
  dormir: 'alojamiento',
}
/** Returns the kinds of place that serve these wishes. */
export const kindsServing = (wishes: readonly Wish[]): string[] => [
  ...new Set(wishes.flatMap(({ aspect }) => KINDS_FOR[aspect] ?? [])),
]
const MERIT_WEIGHT = 0.12
const LITERAL_WEIGHT = 0.7
/** A literal word counts more than an aspect. */
const HIT_COUNTS = 1.5
const LITERAL_COUNTS = 0.8
/** 'barco hundido': a sentence with all of it comes before those with ships that tell how to get there. */
const ALL_HIT_COUNTS = 1
/** A museum is one before what only speaks of a museum; so is what is called 'Volcán' for whoever asks for volcanoes. */
const KIND_COUNTS = 0.25
const NAME_COUNTS = 0.25

const reaches = (area: Area | null, place: Place): boolean =>
  area?.type !== 'circle' || metresBetween(area, place) <= area.kilometres * 1000

/** Finds the places of a kind in an area, ranked by the evidence for the wishes, then by rating. */
export const findPlaces = async ({ evidence, finder }: Known, search: Search): Promise<Found[]> => {
  const { area, kinds, wishes, order, literal = [], specific = [], isEither = false } = search
  const named = specific.flat()
  const terms = [...new Set(search.terms), ...specific]
  if (wishes.length === 0 && terms.length === 0) {
    const places = await finder.these(await evidence.places({ area, kinds }, order, LISTED_MAX))
    return places.filter((place) => reaches(area, place)).map((place) => ({ place, reason: null }))
  }
  const aspects = wishes.map(({ aspect }) => aspect)
  const tags = wishes.map(({ aspect, side }) => (side === '' ? aspect : `${aspect}${side}`))
  const ids = await evidence.speaking({ area, kinds }, tags, terms)
  const [places, told, facts, toTheLetter] = await Promise.all([
    finder.these(ids),
    evidence.about(ids, aspects, terms),
    evidence.whereabouts(ids),
    literal.length > 0 ? evidence.about(ids, [], literal) : [],
  ])
  const isOfKind = new Map(facts.map(({ placeId, kinds: own }) => [placeId, own]))
  const judged = places
    .filter((place) => reaches(area, place))
    .map((place) => {
      const said = told.filter(({ placeId }) => placeId === place.id)
      const spelled = toTheLetter
        .filter(({ placeId }) => placeId === place.id)
        .map(({ sentence }) => sentence)
      const scores = wishes.map((wish) => {
        const bonus = isOfKind.get(place.id)?.includes(KINDS_FOR[wish.aspect] ?? '') ? 0.4 : 0
        const score = wishScore(said, toward(wish))
        return score > 0 ? score + bonus : score
      })
      const sought = search.terms.length + specific.length
      const hits = sought > 0 ? Math.min(1, Math.max(0, ...said.map((one) => Number(one.hits))) / sought) : 0
      const isToTheLetter =
        literal.length > 1 && said.some(({ sentence }) => literally(sentence, literal) === 1)
      const isKindItself = kinds.some((kind) => isOfKind.get(place.id)?.includes(kind))
      const isNamed = isCalledAfter(place.name, literal)
      const met =
        (isKindItself ? KIND_COUNTS : 0) +
        (isNamed ? NAME_COUNTS : 0) +
        scores.filter((score) => score > 0.05).length +
        HIT_COUNTS * hits +
        (sought > 1 && hits === 1 ? ALL_HIT_COUNTS : 0) +
        (isToTheLetter ? LITERAL_COUNTS : 0)
      const against = scores.filter((score) => score < 0).length
      const merit = (place.averageRating * place.totalReviews + 3 * 3.5) / (place.totalReviews + 3)
      const score =
        scores.reduce((sum, one) => sum + one, 0) +
        2 * hits +
        MERIT_WEIGHT * merit +
        (spelled.length > 0 ? LITERAL_WEIGHT : 0)
      const ofThese = said.filter(({ sentence }) => holdsOne(sentence, named))
      // Who asks for whales reads the sentence with the whales, unless the place itself is called after them.
      const [reason = null] = (ofThese.length > 0 ? ofThese : said)
        .map((one) => ({
          one,
          value:
            answerScore(one, { wishes: [...wishes], terms: terms.map(String), forms: new Set() }) +
            (spelled.includes(one.sentence) ? 1 : 0),
        }))
        .sort((a, b) => b.value - a.value)
        .map(({ one }) => one)
      const isHeld = (names: readonly string[]) =>
        isCalledAfter(place.name, names) || said.some((one) => meansOne(one, names, wishes))
      const isSpecific = specific.length === 0 || (isEither ? specific.some(isHeld) : specific.every(isHeld))
      return { place, reason, met, against, score, isSpecific }
    })
    .filter(({ met, isSpecific }) => met > KIND_COUNTS + NAME_COUNTS && isSpecific)
  const most = Math.max(0, ...judged.map(({ met }) => met))
  return judged
    .filter(({ met, against }) => (isEither || against === 0) && (isEither || met >= most * 0.6))
    .sort(
      (a, b) =>
        Math.round(b.met * 2) - Math.round(a.met * 2) ||
        b.score - a.score ||
        (a.place.id < b.place.id ? -1 : 1),
    )
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
