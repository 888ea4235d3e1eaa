import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { aspectTags, praises } from '../knowledge/tones.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { bestFor } from './best-compared.ts'
import { comparedByWords } from './compare-words.ts'
import { FACTS, rankOf } from './compared-aspects.ts'
import { topicNames } from './named-wishes.ts'
import { linked, list, plain, quote, ratedShortly } from './phrases.ts'
import { distinctSentences, topicsOf, voicesOf } from './place-reply.ts'
import { idsOf, type Known, type Reply } from './reply.ts'
import { sideOn } from './sides.ts'
import { weigh } from './weigh-opinions.ts'

const COMPARED = 3
const SET_AGAINST = 2
const TOPICS = 3
const VOICES = 2
/** Ratings that differ by less are equal to a traveller. */
const SAME_RATING = 0.3
const CLEARLY = 0.2
/** Mere mentions do not count in favour. */
const CLEARLY_FOR = 0.3
/** Below this, complaints are so clear that the other place is the better choice. */
const CLEARLY_AGAINST = -0.3

const isClearlyBetter = (first: number | null, second: number | null): boolean =>
  first !== null &&
  first - (second ?? 0) > CLEARLY &&
  (first > CLEARLY_FOR || (second !== null && second < CLEARLY_AGAINST && first >= 0))

/**
 * Returns the places about which reviews clearly complain while the reviews of the others say nothing: silence is not praise of the
 * others.
 */
const onlyComplaints = <T extends { weight: number | null }>(weighed: readonly T[]): T[] => {
  const told = weighed.filter(({ weight }) => weight !== null)
  return told.length < weighed.length && told.every(({ weight }) => (weight ?? 0) < CLEARLY_AGAINST)
    ? told
    : []
}

/** Whether a quote only complains, whatever its review's stars are: a warning about the waves is not praise. */
const isComplaint = ({ sentence }: Evidence): boolean => {
  const tags = sentencesOf(sentence).flatMap((one) => aspectTags(one))
  return (
    tags.some((tag) => tag.endsWith('-')) &&
    !tags.some((tag) => tag.endsWith('+') && praises(sentence, tag.slice(0, -1)))
  )
}

/** Quotes praise and complaints about a place, when no single aspect is mentioned for all compared places. */
const voicesSection = ({ frames }: Known, place: Place, said: readonly Evidence[]) => {
  const voices = voicesOf(said.filter(({ reviewId }) => reviewId !== null)).slice(0, VOICES)
  const rows = voices.map((one) => {
    const isPleased = (one.rating ?? 0) >= 4 && !isComplaint(one)
    return `- ${isPleased ? frames.speaksFor : frames.speaksAgainst}: ${quote(one, frames)}`
  })
  return {
    text: `**${plain(place.name)}**\n${rows.length > 0 ? rows.join('\n') : `- ${frames.silent}`}`,
    voices,
  }
}

/** Returns wishes for the first aspects of which each place has a sentence that tells of no aspect before. */
const distinctlyTold = (
  aspects: readonly string[],
  best: (said: readonly Evidence[], wish: Wish) => Evidence[],
  places: readonly (readonly Evidence[])[],
): Wish[] => {
  const quoted = new Set<Evidence>()
  const wishes: Wish[] = []
  for (const aspect of aspects) {
    if (wishes.length === TOPICS) break
    const wish: Wish = { aspect, side: '' }
    const told = places.map((said) =>
      best(
        said.filter((one) => !quoted.has(one)),
        wish,
      ),
    )
    if (told.some((some) => some.length === 0)) continue
    for (const one of told.flat()) quoted.add(one)
    wishes.push(wish)
  }
  return wishes
}

/** 'le da mil vueltas a Chan Chan': a reviewer of one place who names another of those compared has been to both. */
const setAgainst = (places: readonly Place[], saidOf: (place: Place) => readonly Evidence[]): Evidence[] =>
  places
    .flatMap((place) =>
      saidOf(place).filter(
        ({ sentence, reviewId }) =>
          reviewId !== null &&
          places.some(
            (other) => other.id !== place.id && ` ${fold(sentence)} `.includes(` ${fold(other.name)} `),
          ),
      ),
    )
    .slice(0, SET_AGAINST)

/** Compares places: their ratings, and what reviews say about what was asked, or about what most reviews of both mention. */
export const compareReply = async (
  known: Known,
  given: readonly Place[],
  question: QuestionRead,
  /** Whether the same places were compared just before. */
  isAgain = false,
): Promise<Reply> => {
  const { evidence, frames } = known
  const places = given.slice(0, COMPARED)
  const told = new Map(
    await Promise.all(
      places.map(async ({ id }) => [id, distinctSentences(await evidence.all([id]))] as const),
    ),
  )
  const saidOf = ({ id }: Place) => told.get(id) ?? []
  const byWords = await comparedByWords(known, places, question)
  const tellsOf = (place: Place, aspect: string) =>
    saidOf(place).some((one) => {
      const side = sideOn(one, aspect)
      return side !== null && (side !== 0 || FACTS.has(aspect))
    })
  const common = topicsOf(places.flatMap(saidOf))
    .filter((aspect) => rankOf(aspect) >= 0 && places.every((place) => tellsOf(place, aspect)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const wishes: Wish[] =
    question.wishes.length > 0
      ? question.wishes
      : distinctlyTold(common, (one, wish) => bestFor(one, wish, question), places.map(saidOf))
  const head = frames.compare(
    list(
      places.map((place) => `**${linked(place)}** (${ratedShortly(place, frames)})`),
      frames.locale,
    ),
  )
  const wereAtBoth = setAgainst(places, saidOf)
  const quotes: Evidence[] = [...wereAtBoth, ...(byWords?.quotes ?? [])]
  const favours = new Map<string, string[]>()
  const complaints = new Map<string, string[]>()
  const onlyTold: { place: Place; text: string }[] = []
  const isSilent = (place: Place) =>
    wishes.every((wish) => bestFor(saidOf(place), wish, question).length === 0)
  if (question.wishes.length > 0 && byWords === null && places.every(isSilent)) {
    const besides = await compareReply(known, places, { ...question, wishes: [], terms: [], literal: [] })
    const untold = frames.comparedBesides(topicNames(known, wishes))
    return isAgain
      ? { ...besides, text: frames.unknownOfAll(topicNames(known, wishes)), quotes: [] }
      : { ...besides, text: `${untold}\n\n${besides.text}` }
  }
  // A place of which no review tells what was asked is described by what its reviews do tell.
  const isPlain = question.wishes.length === 0 && byWords === null
  const voiced = places
    .filter((place) => isSilent(place) || (isPlain && wishes.length < 2))
    .map((place) => voicesSection(known, place, saidOf(place)))
  quotes.push(...voiced.flatMap(({ voices }) => voices))
  const compared = wishes.map((wish) => {
    const topic = frames.topic(ASPECTS.get(wish.aspect)?.topic ?? wish.aspect)
    const rows = places.map((place) => {
      // A sentence is not quoted for two aspects when another sentence tells of the second one.
      const fresh = saidOf(place).filter((one) => !quotes.includes(one))
      const another = bestFor(fresh, wish, question)
      const best = another.length > 0 ? another : bestFor(saidOf(place), wish, question)
      quotes.push(...best)
      return `- ${plain(place.name)}: ${best.length > 0 ? best.map((one) => quote(one, frames)).join(' ') : frames.silent}`
    })
    const weighed = places.map((place) => ({ place, weight: weigh(saidOf(place), wish) }))
    const speaking = weighed.filter(({ weight }) => weight !== null)
    const only = speaking.length === 1 ? speaking[0] : undefined
    const [first, second] = weighed.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
    if (first && second && isClearlyBetter(first.weight, second.weight))
      favours.set(first.place.id, [...(favours.get(first.place.id) ?? []), topic])
    else if (only && (only.weight ?? 0) > 0 && question.wishes.length > 0)
      onlyTold.push({ place: only.place, text: frames.onlyTold(plain(only.place.name), topic) })
    else
      for (const { place } of onlyComplaints(weighed))
        complaints.set(place.id, [...(complaints.get(place.id) ?? []), topic])
    return `**${topic.charAt(0).toUpperCase()}${topic.slice(1)}**\n${rows.join('\n')}`
  })
  const [best, next] = places.toSorted((a, b) => b.averageRating - a.averageRating)
  const rating =
    best && next && next.totalReviews > 0 && best.averageRating - next.averageRating >= SAME_RATING
      ? frames.moreRated(plain(best.name))
      : frames.sameRated
  const verdict = places.flatMap((place) => {
    const topics = favours.get(place.id)
    const against = complaints.get(place.id)
    return [
      ...(topics ? [frames.inFavour(plain(place.name), list(topics, frames.locale))] : []),
      ...(against ? [frames.onlyAgainst(plain(place.name), list(against, frames.locale))] : []),
    ]
  })
  const speaksFor = ({ id }: Place) =>
    (favours.get(id)?.length ?? 0) + onlyTold.filter(({ place }) => place.id === id).length
  const order = places.toSorted((a, b) => speaksFor(b) - speaksFor(a))
  return {
    text: [
      head,
      ...(wereAtBoth.length > 0
        ? [`**${frames.setAgainst}**\n${wereAtBoth.map((one) => `- ${quote(one, frames)}`).join('\n')}`]
        : []),
      ...(byWords ? [byWords.text] : []),
      ...compared,
      ...voiced.map(({ text }) => text),
      [...verdict, ...onlyTold.map(({ text }) => text), rating].join(' '),
    ].join('\n\n'),
    places: question.wishes.length > 0 ? order : places,
    quotes,
    memory: { asked: 'compare', listed: idsOf(places), wishes: question.wishes },
  }
}
