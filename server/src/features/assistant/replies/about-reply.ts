import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS, findAspects } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { asksForTheVeryThing, missesTheVeryThing } from './attributes.ts'
import { besidesConditions, seasonFit } from './conditions.ts'
import { alike } from './find-places.ts'
import { tellsHowOften } from './fits-form.ts'
import { answerScore, mentionsThingAsked } from './judge.ts'
import { likelyBesides } from './likeliest.ts'
import { missedThings } from './missed-things.ts'
import { missesNarrowing, tellsTheOnlyLanguages } from './narrowed.ts'
import { linked, list, plain, quote, wordsNamed } from './phrases.ts'
import { distinctSentences, placeReply } from './place-reply.ts'
import { isForMeals, isPricedApart } from './priced-apart.ts'
import { OF_PRICED, pricedNoun, pricedThings, requiredThings } from './priced-things.ts'
import type { Known, Reply } from './reply.ts'
import { aspectsOfSeason } from './seasons.ts'
import { coveringAll, withOtherSide, withRelated } from './sides.ts'
import { continues, hasOnlyTheVerb, missesDiscount, missesSomebody } from './speaks-of.ts'
import { withoutSubject } from './subject.ts'
import { missingOf, unknownReply } from './unknown-reply.ts'
import { lacksUsualPrice, withUsualPrice } from './usual-price.ts'
import { votes } from './weigh-opinions.ts'
import { holdsOne, isCalledAfter, isToldAbroad, meansOne } from './words-held.ts'

const QUOTES = 3

/** A reviewer who gave at most this many stars was disappointed. */
const DISAPPOINTED = 2
/** 'es para tanto' asks those who were disappointed, too. */
const isWhetherWorth = (wishes: readonly Wish[]): boolean => wishes.some(({ aspect }) => aspect === 'trampa')

/** After 'dónde bañarse', the question 'cuánto cobran' asks for the price of bathing rather than for that of the boat. */
const GOES_ON = 0.6
/** A sentence is quoted when its score is at least this share of the best one's. */
const GOOD = 0.5
interface AboutOptions {
  orElse?: 'unknown' | 'place'
  /** Whether the question says that somebody fears to be disappointed. */
  isDoubted?: boolean
  /** Whether the things asked about were already extended by related words. */
  isWidened?: boolean
  /** What the conversation was about before. */
  before?: readonly Wish[]
}

/** Answers a question about one place with sentences of reviews, the best one first. */
export const aboutReply = async (
  known: Known,
  place: Place,
  question: QuestionRead,
  { orElse = 'unknown', before = [], isDoubted = false, isWidened = false }: AboutOptions = {},
): Promise<Reply> => {
  const { evidence, frames } = known
  const { forms, literal } = question
  // Words in the place's own name are no specific wish: all its reviews are about them.
  const specific = [...question.specific, ...pricedThings(question), ...requiredThings(question)].filter(
    (names) => !isCalledAfter(place.name, names),
  )
  const own = question.specific
    .filter((names) => isCalledAfter(place.name, names))
    .flatMap((names) => findAspects(names).map(({ value }) => value.aspect))
  const others = question.wishes.filter(({ aspect }) => !own.includes(aspect))
  const wishes = others.length > 0 ? others : question.wishes
  const terms = [...new Set([...question.terms, ...specific.flat()])]
  // Each specific thing counts once, by whichever of its words it is told.
  const sought = [...new Set([...question.terms, ...specific.map(([word = '']) => word)])]
  const aspects = [...withRelated(wishes.map(({ aspect }) => aspect)), ...aspectsOfSeason(literal)]
  const [all, speaking, allowed] = await Promise.all([
    evidence.all([place.id]),
    evidence.about([place.id], aspects, terms),
    forms.has('leave') ? evidence.about([place.id], [], literal) : [],
  ])
  const told = [
    ...speaking,
    ...allowed
      .filter((one) => !speaking.some(({ sentence }) => sentence === one.sentence))
      .map((one) => ({ ...one, hits: 0 })),
  ]
  // 'parqueadero para bus' is not answered by a sentence about the bus.
  const isOfParking = wishes.some(({ aspect }) => aspect === 'estacionamiento')
  const goesOn = ({ aspects: own }: Evidence) =>
    before.some(({ aspect }) => !aspects.includes(aspect) && own.includes(aspect))
  const fitsSeason = seasonFit({ wishes, literal }, place.latitude, told)
  const priced = pricedNoun(question)
  const isOfPriced = ({ sentence }: Evidence) => (priced && holdsOne(sentence, priced) ? OF_PRICED : 0)
  const fitting = distinctSentences(told)
    .map((one) => ({ one, score: answerScore(one, { ...question, wishes, terms: sought }) }))
    .map(({ one, score }) => ({
      one,
      score:
        score > 0
          ? Math.max(0.01, score + (goesOn(one) ? GOES_ON : 0) + fitsSeason(one) + isOfPriced(one))
          : score,
    }))
    .filter(
      ({ score, one }) =>
        score > 0 &&
        (specific.length === 0 ||
          specific.some((names) => meansOne(one, names, wishes) || isToldAbroad(one.sentence, names)) ||
          continues(one, told, specific, question) ||
          tellsTheOnlyLanguages(one, specific) ||
          tellsHowOften(one.sentence, forms)) &&
        (mentionsThingAsked(one, wishes) ||
          (!isWidened && Number(one.hits) > 0 && !isOfParking) ||
          continues(one, told, specific, question)) &&
        !missesNarrowing(one, question, specific) &&
        !missesTheVeryThing(one, question) &&
        !hasOnlyTheVerb(one, question) &&
        !missesSomebody(one, question) &&
        !missesDiscount(one, question),
    )
    .sort((a, b) => b.score - a.score)
  const scored = besidesConditions(fitting, { wishes, forms, literal })
  const [best] = scored
  // 'cuánto cuesta remar': where no review says 'remar', the price of the boats answers it.
  const wider = best || isWidened || asksForTheVeryThing(question) ? [] : specific.map(alike)
  if (wider.some((names, at) => names.length > (specific[at]?.length ?? 0))) {
    const reply = await aboutReply(
      known,
      place,
      { ...question, wishes, specific: wider, terms: question.terms },
      { orElse: 'unknown', before, isWidened: true },
    )
    if (!reply.untold) return reply
  }
  const rest = best
    ? null
    : withoutSubject(
        question,
        all.filter(({ reviewId }) => reviewId === null),
      )
  if (rest) {
    const reply = await aboutReply(known, place, rest, { orElse, before })
    if (!reply.untold) return reply
  }
  if (!best)
    return orElse === 'place' || (wishes.length === 1 && wishes[0]?.aspect === 'trampa')
      ? placeReply(known, place, isDoubted)
      : unknownReply(known, place, { ...question, specific })
  const isApartFromBest = (one: Evidence) =>
    isPricedApart(one, { wishes, forms, literal }) && !isPricedApart(best.one, { wishes, forms, literal })
  const good = coveringAll(
    scored.filter(({ score, one }) => score >= best.score * GOOD && !isApartFromBest(one)),
    wishes,
  ).slice(0, QUOTES)
  const shown = withUsualPrice(withOtherSide(good, scored, wishes), scored, { wishes, forms, literal })
  const disappointed =
    isWhetherWorth(wishes) && shown.every(({ one }) => (one.rating ?? 0) > DISAPPOINTED)
      ? distinctSentences(all).find(({ rating }) => rating !== null && rating <= DISAPPOINTED)
      : undefined
  const quoted = [...shown.map(({ one }) => one), ...(disappointed ? [disappointed] : [])]
  const likely = await likelyBesides(all, { ...question, wishes }, quoted)
  const asked = wishes.filter(({ aspect }) => shown.some(({ one }) => one.aspects.includes(aspect)))
  const topics = asked.map(({ aspect }) => frames.topic(ASPECTS.get(aspect)?.topic ?? aspect))
  const heading =
    topics.length > 0
      ? frames.about(list(topics, frames.locale), linked(place))
      : frames.aboutWords(linked(place))
  const agreements = asked.flatMap(({ aspect }) => {
    const { pro, contra } = votes(told, aspect)
    return pro + contra > 1
      ? [frames.agreement(pro, contra, frames.topic(ASPECTS.get(aspect)?.topic ?? aspect))]
      : []
  })
  const missed = missedThings(
    question,
    shown.map(({ one }) => one),
  )
  // The price of parking or of an ice cream is not the price of the place.
  const isApart =
    specific.length + terms.length === 0 &&
    shown.every(({ one }) => isPricedApart(one, { wishes, forms, literal })) &&
    !isForMeals(all)
  const untold = isApart ? frames.unknown(missingOf(known, 'precio'), linked(place)) : null
  const missing =
    missed.length > 0
      ? frames.unknownWords(wordsNamed(missed, question.asTyped, question.words), linked(place))
      : untold
  const parts = [
    ...(missing === null ? [heading] : [missing, frames.closest]),
    quoted.map((one) => `> ${quote(one, frames)}`).join('\n\n'),
    ...(missing === null ? agreements : []),
    ...(missing === null && lacksUsualPrice(quoted, { wishes, forms, literal })
      ? [frames.usualPriceUntold]
      : []),
    ...(likely.length > 0 ? [frames.perhaps, ...likely.map((one) => `> ${quote(one, frames)}`)] : []),
  ]
  return {
    text: parts.join('\n\n'),
    places: [place],
    quotes: [...quoted, ...likely],
    memory: { asked: 'about', focus: place.id, wishes, terms },
  }
}

/** Says where a place is: its address, then how others got there. */
export const whereReply = async (known: Known, place: Place, question: QuestionRead): Promise<Reply> => {
  const { evidence, frames } = known
  const told = distinctSentences(await evidence.about([place.id], ['llegar'], []))
    .map((one) => ({
      one,
      score: answerScore(one, { ...question, wishes: [{ aspect: 'llegar', side: '' }], terms: [] }),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
  const lines = [
    frames.isAt(linked(place), plain(place.address)),
    ...told.map(({ one }) => `> ${quote(one, frames)}`),
  ]
  return {
    text: lines.join('\n\n'),
    places: [place],
    quotes: told.map(({ one }) => one),
    memory: { asked: 'about', focus: place.id },
  }
}
