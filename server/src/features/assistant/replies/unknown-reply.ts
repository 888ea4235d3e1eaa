import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { linked, list, quote, wordsNamed } from './phrases.ts'
import { distinctSentences, topicsOf, voicesOf } from './place-reply.ts'
import { type Known, type Reply, untoldAt } from './reply.ts'
import { sideOn, withRelated } from './sides.ts'
import { unreadFor } from './unread.ts'
import { holdsOne } from './words-held.ts'

const TOPICS_SHOWN = 4
const SHOWN = 2
/** Aspects that measure something else: who asks what parking costs is not helped by the entrance fee. */
const MEASURES = new Set(['precio', 'horario', 'duración', 'época', 'momento', 'llegar', 'entradas', 'pago'])

/** Returns what comes closest: sentences about the aspect that was asked about, though not about the very thing. */
const closestTo = (
  said: readonly Evidence[],
  { wishes, specific }: Pick<QuestionRead, 'wishes' | 'specific'>,
): Evidence[] => {
  const things = wishes.filter(({ aspect }) => !MEASURES.has(aspect))
  // The price of something else is none of the massage.
  if (things.length === 0 && specific.length > 0) return []
  const aspects = withRelated((things.length > 0 ? things : wishes).map(({ aspect }) => aspect))
  const count = (one: Evidence) => aspects.filter((aspect) => sideOn(one, aspect) !== null).length
  return distinctSentences(said)
    .filter((one) => count(one) > 0)
    .toSorted((a, b) => count(b) - count(a) || a.aspects.length - b.aspects.length)
    .slice(0, SHOWN)
}

/** Names what nobody told of an aspect: 'cuánto cuesta'. */
export const missingOf = ({ frames }: Pick<Known, 'frames'>, aspect: string): string => {
  const { topic = aspect, missing = aspect } = ASPECTS.get(aspect) ?? {}
  return frames.locale === 'es' ? missing : frames.topic(topic)
}

/** Says what is unknown about a place, what comes closest to it, and what is known. */
export const unknownReply = async (
  { evidence, frames }: Known,
  place: Place,
  { wishes, terms: others, specific, words, asTyped, message }: QuestionRead,
): Promise<Reply> => {
  const terms = [...new Set([...specific.map(([word = '']) => word), ...others])].sort(
    (a, b) => words.indexOf(a) - words.indexOf(b),
  )
  const said = await evidence.all(place.id)
  const asked = wishes.map(({ aspect }) => aspect)
  const topics = topicsOf(said)
    .filter((aspect) => !asked.includes(aspect))
    .slice(0, TOPICS_SHOWN)
  // Who asks at what hour it opens does not ask when to go.
  const isOfHours = wishes.some(({ aspect }) => aspect === 'horario')
  const missing = wishes
    .filter(({ aspect }) => !(isOfHours && aspect === 'momento'))
    .map(({ aspect }) => missingOf({ frames }, aspect))
  // 'hay baños' asks for what the aspect itself is called.
  const isTheAspect =
    missing.length === 1 &&
    specific.length === 1 &&
    others.length === 0 &&
    holdsOne(missing[0] ?? '', specific[0] ?? [])
  const lead =
    missing.length > 0 && (specific.length === 0 || isTheAspect)
      ? frames.unknown(missing.slice(0, 2).join(` ${frames.or} `), linked(place))
      : frames.unknownWords(wordsNamed(terms, asTyped), linked(place))
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
  const closest = closestTo(said, { wishes, specific })
  const unread = specific.length === 0 && closest.length === 0 ? unreadFor(said, wishes) : []
  // Who hears that nobody told wants to know what reviewers do say.
  const isOfOther = ({ reviewId, aspects }: Evidence) =>
    // The price of something else is none of the massage.
    reviewId !== null && !aspects.some((aspect) => asked.includes(aspect))
  const voices = closest.length + unread.length === 0 ? voicesOf(said.filter(isOfOther)).slice(0, SHOWN) : []
  const quotes = [...closest, ...unread, ...voices]
  const heading = closest.length > 0 ? [frames.closest] : unread.length > 0 ? [frames.perhaps] : []
  const shown = [...heading, ...quotes.map((one) => `> ${quote(one, frames)}`)]
  return {
    text: [heading.length > 0 ? lead : `${lead} ${rest}`, ...shown].join('\n\n'),
    places: [place],
    quotes,
    memory: { asked: 'about', focus: place.id, wishes },
    untold: [untoldAt(place, message)],
  }
}
