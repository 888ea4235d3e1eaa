import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { distinctSentences, topicsOf } from './about-reply.ts'
import { findPlaces } from './find-places.ts'
import { answerScore, sideOn, wishScore } from './judge.ts'
import { linked, list, plain, quote, rated } from './phrases.ts'
import { lines, reasonsOf } from './places-reply.ts'
import { idsOf, type Known, type Reply } from './reply.ts'

const COMPARED = 3
const TOPICS = 3
/** Ratings nearer than this are the same to a traveller. */
const SAME_RATING = 0.3
const CLEARLY = 0.15
/** What is merely mentioned speaks for nothing. */
const CLEARLY_FOR = 0.25

const bestFor = (said: readonly Evidence[], wish: Wish, question: QuestionRead): Evidence[] =>
  said
    .filter((one) => sideOn(one, wish.aspect) !== null)
    .map((one) => ({ one, score: answerScore(one, { wishes: [wish], terms: [], forms: question.forms }) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, question.wishes.length > 0 ? 2 : 1)
    .map(({ one }) => one)

/** Places side by side: their ratings, what is said of each in what was asked, or in what most reviews of both speak of. */
export const compareReply = async (
  known: Known,
  given: readonly Place[],
  question: QuestionRead,
): Promise<Reply> => {
  const { evidence, frames } = known
  const places = given.slice(0, COMPARED)
  const told = new Map(
    await Promise.all(places.map(async ({ id }) => [id, distinctSentences(await evidence.all(id))] as const)),
  )
  const saidOf = ({ id }: Place) => told.get(id) ?? []
  const common = topicsOf(places.flatMap(saidOf)).filter(
    (aspect) =>
      places.filter((place) => saidOf(place).some((one) => one.aspects.includes(aspect))).length > 1,
  )
  const chosen = common.length > 0 ? common : topicsOf(places.flatMap(saidOf))
  const wishes: Wish[] =
    question.wishes.length > 0
      ? question.wishes
      : chosen.slice(0, TOPICS).map((aspect) => ({ aspect, side: '' }))
  const head = frames.compare(
    list(
      places.map((place) => `**${linked(place)}** (${rated(place, frames)})`),
      frames.locale,
    ),
  )
  const quotes: Evidence[] = []
  const favours = new Map<string, string[]>()
  const sections = wishes.map((wish) => {
    const topic = frames.topic(ASPECTS.get(wish.aspect)?.topic ?? wish.aspect)
    const rows = places.map((place) => {
      const best = bestFor(saidOf(place), wish, question)
      quotes.push(...best)
      return `- ${plain(place.name)}: ${best.length > 0 ? best.map((one) => quote(one, frames)).join(' ') : frames.silent}`
    })
    const [first, second] = places
      .map((place) => ({
        place,
        score: wishScore(saidOf(place), { ...wish, side: wish.side === '' ? '+' : wish.side }),
      }))
      .sort((a, b) => b.score - a.score)
    if (first && second && first.score > CLEARLY_FOR && first.score - second.score > CLEARLY)
      favours.set(first.place.id, [...(favours.get(first.place.id) ?? []), topic])
    return `**${topic.charAt(0).toUpperCase()}${topic.slice(1)}**\n${rows.join('\n')}`
  })
  const [best, next] = places.toSorted((a, b) => b.averageRating - a.averageRating)
  const rating =
    best && next && next.totalReviews > 0 && best.averageRating - next.averageRating >= SAME_RATING
      ? frames.moreRated(plain(best.name))
      : frames.sameRated
  const verdict = places.flatMap((place) => {
    const topics = favours.get(place.id)
    return topics ? [frames.inFavour(plain(place.name), list(topics, frames.locale))] : []
  })
  const order = places.toSorted((a, b) => (favours.get(b.id)?.length ?? 0) - (favours.get(a.id)?.length ?? 0))
  return {
    text: [head, ...sections, [...verdict, rating].join(' ')].join('\n\n'),
    places: question.wishes.length > 0 ? order : places,
    quotes,
    memory: { asked: 'compare', listed: idsOf(places), wishes: question.wishes },
  }
}

/** Two cities or countries: the best that the community has in each. */
export const compareAreasReply = async (
  known: Known,
  areas: readonly Area[],
  { wishes, terms, kinds }: QuestionRead,
): Promise<Reply> => {
  const { frames } = known
  const sections = await Promise.all(
    areas.slice(0, COMPARED).map(async (area) => {
      const fitting = await findPlaces(known, { area, kinds, wishes, terms, order: 'best' })
      const found =
        fitting.length > 0 || wishes.length === 0
          ? fitting
          : await findPlaces(known, { area, kinds: [], wishes: [], terms: [], order: 'best' })
      const shown = found.slice(0, 3)
      const text = shown.length > 0 ? lines(known, shown) : frames.nothingIn(area.name)
      return {
        text: `**${area.name}**\n${text}`,
        places: shown.map(({ place }) => place),
        quotes: reasonsOf(shown),
      }
    }),
  )
  const places = sections.flatMap((section) => section.places)
  return {
    text: [
      frames.compare(
        list(
          areas.map(({ name }) => name),
          frames.locale,
        ),
      ),
      ...sections.map(({ text }) => text),
    ].join('\n\n'),
    places,
    quotes: sections.flatMap(({ quotes }) => quotes),
    memory: { asked: 'compare', listed: idsOf(places), wishes },
  }
}
