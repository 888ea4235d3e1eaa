import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import { MEASURES } from '../lexicon/measures.ts'
import { gistOf, likeness } from '../understanding/gists.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { asksForLessons, asksForTheVeryThing, catAsked } from './attributes.ts'
import { likeliest } from './likeliest.ts'
import { linked, list, quote, wordsNamed } from './phrases.ts'
import { distinctSentences, topicsOf, voicesOf } from './place-reply.ts'
import { type Known, type Reply, untoldAt } from './reply.ts'
import { sideOn, withRelated } from './sides.ts'
import { unreadFor } from './unread.ts'
import { holdsOne } from './words-held.ts'

const TOPICS_SHOWN = 4
const SHOWN = 2
/** The most quotes of the answer; general opinions fill them up. */
const QUOTES = 3
/** Returns what comes closest: sentences about the aspect that was asked about, though not about the very thing. */
const closestTo = (
  said: readonly Evidence[],
  { wishes, specific, rest }: Pick<QuestionRead, 'wishes' | 'specific' | 'rest'>,
): Evidence[] => {
  // A question for a taxi is partly answered by a sentence about the tram.
  const things = wishes.filter(({ aspect }) => aspect === 'llegar' || !MEASURES.has(aspect))
  // A question for the price of one thing is not answered by the price of another.
  if (things.length === 0 && specific.length > 0) return []
  const aspects = withRelated((things.length > 0 ? things : wishes).map(({ aspect }) => aspect))
  const count = (one: Evidence) => aspects.filter((aspect) => sideOn(one, aspect) !== null).length
  return distinctSentences(said)
    .filter((one) => count(one) > 0)
    .map((one) => ({ one, count: count(one), like: likeness(gistOf(rest), gistOf(one.sentence)) }))
    .sort((a, b) => b.count - a.count || b.like - a.like)
    .map(({ one }) => one)
    .slice(0, SHOWN)
}

/** Returns the words for what nobody told about an aspect: 'cuánto cuesta'. */
export const missingOf = ({ frames }: Pick<Known, 'frames'>, aspect: string): string => {
  const { topic = aspect, missing = aspect } = ASPECTS.get(aspect) ?? {}
  return frames.locale === 'es' ? missing : frames.topic(topic)
}

const isOfPets = ({ aspect }: QuestionRead['wishes'][number]): boolean => aspect === 'perros'

/** Says what is unknown about a place, what comes closest to it, and what is known. */
export const unknownReply = async (
  { evidence, frames }: Known,
  place: Place,
  question: QuestionRead,
): Promise<Reply> => {
  const { wishes, terms: others, specific, words, asTyped, message } = question
  const terms = [...new Set([...specific.map(([word = '']) => word), ...others])].sort(
    (a, b) => words.indexOf(a) - words.indexOf(b),
  )
  const said = await evidence.all([place.id])
  const asked = wishes.map(({ aspect }) => aspect)
  const topics = topicsOf(said)
    .filter((aspect) => !asked.includes(aspect))
    .slice(0, TOPICS_SHOWN)
  // A question for the opening hours is not also one for the best time to go.
  const isOfHours = wishes.some(({ aspect }) => aspect === 'horario')
  const missing = wishes
    .filter(({ aspect }) => !(isOfHours && aspect === 'momento'))
    .map(({ aspect }) => missingOf({ frames }, aspect))
  // 'hay baños' asks for the aspect by its own name.
  const isTheAspect =
    missing.length === 1 &&
    specific.length === 1 &&
    others.length === 0 &&
    holdsOne(missing[0] ?? '', specific[0] ?? [])
  // 'dan clases de guitarra' in a hall with guitars: what nobody told is the lessons.
  const cat = catAsked(question)
  // 'puedo entrar con mi gato', where only dogs are spoken of: what nobody told is the cat.
  const lead =
    cat !== null
      ? frames.unknownWords(cat, linked(place))
      : asksForLessons(question)
        ? frames.unknown(missingOf({ frames }, 'clases'), linked(place))
        : missing.length > 0 &&
            (specific.length === 0 || isTheAspect) &&
            !(asksForTheVeryThing(question) && terms.length > 0)
          ? frames.unknown(missing.slice(0, 2).join(` ${frames.or} `), linked(place))
          : frames.unknownWords(wordsNamed(terms, asTyped, words), linked(place))
  const rest =
    topics.length > 0
      ? frames.butTold(
          list(
            topics.map((aspect) => frames.topic(ASPECTS.get(aspect)?.topic ?? aspect)),
            frames.locale,
          ),
        )
      : place.totalReviews === 0
        ? frames.nothingTold
        : frames.tellIt
  // 'es muy tranquilo el gato' asks for no quiet place.
  const sought = cat === null ? question : { ...question, wishes: wishes.filter(isOfPets) }
  const closest = closestTo(said, sought)
  const unread = specific.length === 0 && closest.length === 0 ? unreadFor(said, sought.wishes) : []
  // A question for the price of one thing is not answered by the price of another.
  const isOfAThing = specific.length > 0 && wishes.some(({ aspect }) => MEASURES.has(aspect))
  const like = isOfAThing || cat !== null ? [] : (await likeliest(said, question.rest)).map(({ one }) => one)
  const isAlready = ({ sentence }: Evidence) =>
    [...closest, ...unread].some((one) => one.sentence === sentence)
  const perhaps = [...unread, ...like.filter((one) => !isAlready(one))].slice(0, SHOWN)
  // When nobody told what was asked, the answer quotes what reviewers say about other things.
  const quoted = [...closest, ...perhaps]
  const isOther = ({ reviewId, aspects, sentence }: Evidence) =>
    reviewId !== null &&
    !aspects.some((aspect) => asked.includes(aspect)) &&
    !quoted.some((one) => one.sentence === sentence)
  const voices =
    closest.length === 0 ? voicesOf(said.filter(isOther), said).slice(0, QUOTES - quoted.length) : []
  const told = (quotes: readonly Evidence[]) => quotes.map((one) => `> ${quote(one, frames)}`)
  const headed = [
    ...(closest.length > 0 ? [frames.closest, ...told(closest)] : []),
    ...(perhaps.length > 0 ? [frames.perhaps, ...told(perhaps)] : []),
  ]
  const parts =
    headed.length === 0
      ? [`${lead} ${rest}`, ...told(voices)]
      : [lead, ...headed, ...(voices.length > 0 ? [rest, ...told(voices)] : [])]
  return {
    text: parts.join('\n\n'),
    places: [place],
    quotes: [...quoted, ...voices],
    memory: { asked: 'about', focus: place.id, wishes },
    untold: [untoldAt(place, message)],
  }
}
