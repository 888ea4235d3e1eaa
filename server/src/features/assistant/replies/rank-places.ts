import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { shopsOf } from '../lexicon/shops.ts'
import type { Wish } from '../understanding/wishes.ts'
import { isClosedThen, tellsOfOtherMonths } from './conditions.ts'
import { missesOpening } from './fits-form.ts'
import { answerScore, namesOtherDays } from './judge.ts'
import { INDOORS } from './plan-weather.ts'
import type { Search } from './search.ts'
import { sideOn } from './sides.ts'
import { wishScore } from './weigh-opinions.ts'
import { holdsOne, isCalledAfter, literally, meansOne } from './words-held.ts'

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
  'temperatura del agua': 'termas',
}
/** Returns the kinds of place that serve these wishes: in the rain those with a roof. */
export const kindsServing = (wishes: readonly Wish[]): string[] => [
  ...new Set(
    wishes.flatMap(({ aspect }) => (aspect === 'lluvia' ? [...INDOORS] : (KINDS_FOR[aspect] ?? []))),
  ),
]

/** A wish for children, for older people or for the rain means places that suit them: a mere mention says little. */
const WANTED_WELL = new Set(['niños', 'mayores', 'lluvia'])
const toward = (wish: Wish): Wish =>
  wish.side === '' && WANTED_WELL.has(wish.aspect) ? { ...wish, side: '+' } : wish
/** Facts without a better side: a reviewer who found the price high tells it just as well. */
const PLAIN_FACTS = new Set([
  'precio',
  'horario',
  'duración',
  'época',
  'momento',
  'llegar',
  'altura',
  'dificultad',
  'frío',
  'calor',
  'lluvia',
  'ropa',
  'trampa',
  'prohibiciones',
  'seguridad',
])
/** Whether a wish without a side means that the thing should be good: nobody looks for a hotel whose wifi fails. */
const isForGood = ({ aspect, side }: Wish): boolean => side === '' && !PLAIN_FACTS.has(aspect)

const MERIT_WEIGHT = 0.12
const LITERAL_WEIGHT = 0.7
/** A literal word counts more than an aspect. */
const HIT_COUNTS = 1.5
const LITERAL_COUNTS = 0.8
/** 'barco hundido': a sentence with all words comes before those that only mention the ship by which one gets there. */
const ALL_HIT_COUNTS = 1
/** A museum comes before a place that only mentions one, and a place called 'Volcán' before other volcanoes. */
const KIND_COUNTS = 0.25
const NAME_COUNTS = 0.25
/** What a place's kind adds for a wish: where its reviews do not mention the wish, and where they do. */
const SERVES = 0.3
const SERVES_ALSO = 0.4
const MET = 0.05
/** What a place is called counts less than what reviews say: a 'Mirador' may be overgrown. */
const NAME_SAYS = 0.85
/** Wishes that are conditions of a search, and count less: for sunsets without paying, the quote should be about the sunset. */
const BESIDES = new Set(['precio', 'época', 'momento', 'horario', 'llegar', 'entradas'])
const BESIDES_COUNTS = 0.6
/** A reviewer who gave at least this many stars was pleased; others give no good reason to go. */
const PLEASED = 3
const DISPLEASED_COUNTS = 0.5

/** What is known of the places found for a search. */
export interface Said {
  told: readonly Evidence[]
  /** Sentences that contain the very words with which the question names aspects and kinds. */
  toTheLetter: readonly Evidence[]
  kindsOf: ReadonlyMap<string, readonly string[]>
  /** Sentences of reviews that tell of the kind at places which are not called so. */
  ofKind: ReadonlyMap<string, Evidence>
}
export interface Judged {
  place: Place
  /** The sentence that is the reason; null when places are ordered by rating. */
  reason: Evidence | null
  met: number
  /** How many wishes reviews mostly speak against. */
  against: number
  score: number
  /** What reviews tell against a wish. */
  complaint: Evidence | null
  /** Whether only its name or kind speaks for it. */
  isByName: boolean
}

const judge = (place: Place, search: Search, { told, toTheLetter, kindsOf, ofKind }: Said) => {
  const { kinds, wishes, literal = [], specific = [], isEither = false } = search
  const terms = [...new Set(search.terms), ...specific]
  const own = kindsOf.get(place.id) ?? []
  const isOfHours = wishes.some(({ aspect }) => aspect === 'horario')
  const name = told.find(({ placeId, isName }) => isName && placeId === place.id)
  const said = told.filter(
    ({ placeId, sentence, isName }) =>
      placeId === place.id &&
      !isName &&
      !tellsOfOtherMonths(sentence, literal, place.latitude) &&
      !(isOfHours && (namesOtherDays(sentence, literal) || missesOpening(sentence, literal))),
  )
  const spelled = toTheLetter.filter(({ placeId }) => placeId === place.id).map(({ sentence }) => sentence)
  const scores = wishes.map((wish) => {
    const serves = kindsServing([wish]).some((kind) => own.includes(kind))
    if (wish.aspect === 'horario' && said.some(({ sentence }) => isClosedThen(sentence, literal))) return -1
    const isOnlyRain = wish.aspect === 'lluvia' && !said.some(({ aspects }) => aspects.includes('lluvia+'))
    // A review that only says that it rained gives no reason to go there in the rain.
    const weighed = wishScore(said, toward(wish), isForGood(wish))
    const score = isOnlyRain ? Math.min(0, weighed) : weighed
    if (score > 0) return score + (serves ? SERVES_ALSO : 0)
    const isPromised = name?.aspects.includes(wish.aspect) === true
    // Among several wishes, a place's kind counts for one as little as its name does.
    if (score === 0 && isPromised) return SERVES + (serves && wishes.length === 1 ? SERVES_ALSO : 0)
    return score === 0 && serves && wishes.length > 1 ? SERVES : score
  })
  const sought = search.terms.length + specific.length
  const counts = [0, ...said.map((one) => Number(one.hits)), NAME_SAYS * Number(name?.hits ?? 0)]
  const hits = sought > 0 ? Math.min(1, Math.max(...counts) / sought) : 0
  const isToTheLetter = literal.length > 1 && said.some(({ sentence }) => literally(sentence, literal) === 1)
  const isKindItself = kinds.some((kind) => own.includes(kind))
  const [only, ...others] = wishes
  // A place whose kind serves the only wish counts as one that is named after it: a mirador for the view, like a 'Bar La Vista'.
  const isKindFor =
    only && others.length === 0 && said.length === 0 && own.includes(KINDS_FOR[only.aspect] ?? '')
  const isServedBy = (aspect: string) =>
    terms.length === 0 &&
    own.includes(KINDS_FOR[aspect] ?? '') &&
    wishes.some((wish) => wish.aspect === aspect)
  const isNamed = isCalledAfter(place.name, literal) || isKindFor === true
  const met =
    (isKindItself || isServedBy('dormir') ? KIND_COUNTS : 0) +
    (isNamed ? NAME_COUNTS : 0) +
    scores.filter((score) => score > MET).length +
    HIT_COUNTS * hits +
    (sought > 1 && hits === 1 ? ALL_HIT_COUNTS : 0) +
    (isToTheLetter ? LITERAL_COUNTS : 0)
  const merit = (place.averageRating * place.totalReviews + 3 * 3.5) / (place.totalReviews + 3)
  const score =
    scores.reduce((sum, one) => sum + one, 0) +
    2 * hits +
    // For a wish to eat, places where people go to eat come before those where a review mentions food.
    (isServedBy('comida') ? SERVES : 0) +
    MERIT_WEIGHT * merit +
    (spelled.length > 0 ? LITERAL_WEIGHT : 0)
  const named = specific.flat()
  const ofThese = said.filter(({ sentence }) => holdsOne(sentence, named))
  const ofTheKind = ofKind.get(place.id)
  // For a wish for whales, the reason is a sentence with whales, unless the place itself is called after them.
  const [reason = ofTheKind ?? null] = (ofThese.length > 0 ? ofThese : said)
    .map((one) => ({
      one,
      value:
        answerScore(one, {
          wishes: wishes.map((wish) => (isForGood(wish) ? { ...wish, side: '+' } : wish)),
          terms: terms.map(String),
          forms: new Set(),
        }) +
        (spelled.includes(one.sentence) || one.sentence === ofTheKind?.sentence ? 1 : 0) +
        (wishes.some((wish) => !BESIDES.has(wish.aspect) && sideOn(one, wish.aspect) !== null)
          ? BESIDES_COUNTS
          : 0) -
        ((one.rating ?? PLEASED) < PLEASED ? (PLEASED - (one.rating ?? PLEASED)) * DISPLEASED_COUNTS : 0),
    }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one)
  const isHeld = (names: readonly string[]) =>
    isCalledAfter(place.name, names) ||
    holdsOne(name?.sentence ?? '', [...names, ...names.flatMap(shopsOf)]) ||
    said.some((one) => meansOne(one, names, wishes) || holdsOne(one.sentence, names.flatMap(shopsOf)))
  const isSpecific = specific.length === 0 || (isEither ? specific.some(isHeld) : specific.every(isHeld))
  const against = scores.filter((one) => one < 0).length
  const unmet = wishes.filter((_, index) => (scores[index] ?? 0) < 0)
  const complaint =
    said.find((one) => unmet.some(({ aspect, side }) => sideOn(one, aspect) === (side === '-' ? 1 : -1))) ??
    null
  const isByName = reason === null && name !== undefined
  return { place, reason, met, against, score, complaint, isSpecific, isByName }
}

/** Ranks places by the evidence for the wishes, then by rating; `contrary` are those whose reviews tell the opposite of a wish. */
export const rankPlaces = (
  places: readonly Place[],
  search: Search,
  said: Said,
): { fitting: Judged[]; contrary: Judged[] } => {
  const { isEither = false } = search
  const all = places.map((place) => judge(place, search, said)).filter(({ isSpecific }) => isSpecific)
  const judged = all.filter(({ met }) => met > KIND_COUNTS + NAME_COUNTS)
  const most = Math.max(0, ...judged.map(({ met }) => met))
  return {
    fitting: judged
      .filter(({ met, against }) => isEither || (against === 0 && met >= most * 0.6))
      .sort(
        (a, b) =>
          Math.round(b.met * 2) - Math.round(a.met * 2) ||
          b.score - a.score ||
          (a.place.id < b.place.id ? -1 : 1),
      ),
    contrary: all.filter(({ against }) => against > 0).sort((a, b) => b.score - a.score),
  }
}
