import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { A_VERB } from './fits-form.ts'
import {
  answerScore,
  isCalledAfter,
  literally,
  meansOne,
  speaksOfTheThing,
  votes,
  withRelated,
} from './judge.ts'
import { beginning, linked, list, plain, quote, rated, wordsNamed } from './phrases.ts'
import type { Known, Reply } from './reply.ts'

const QUOTES = 3
const DESCRIPTION_SHOWN = 420
const TOPICS_SHOWN = 4

export const distinctSentences = (evidence: readonly Evidence[]): Evidence[] =>
  [...new Map(evidence.toReversed().map((one) => [one.sentence, one])).values()].reverse()

/** Returns the aspects that most reviews of a place mention. */
export const topicsOf = (evidence: readonly Evidence[]): string[] => {
  const counts = new Map<string, number>()
  for (const { aspects } of evidence)
    for (const tag of aspects) if (ASPECTS.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([aspect]) => aspect)
}

const VOICES = 3
const VOICE_LETTERS = 240

/** Scores how informative a sentence is. */
const telling = ({ aspects, sentence }: Evidence): number =>
  aspects.filter((tag) => ASPECTS.has(tag)).length + Math.min(1, sentence.length / 80)

/** Quotes satisfied and dissatisfied reviewers: as much of each review's beginning as fits a short quote. */
export const voicesOf = (said: readonly Evidence[]): Evidence[] => {
  const reviews = [...Map.groupBy(said, ({ reviewId }) => reviewId).values()].map((sentences) => {
    const [first, ...others] = sentences
    const kept: string[] = first ? [first.sentence] : []
    for (const { sentence } of others) {
      if (kept.join(' ').length + sentence.length > VOICE_LETTERS) break
      kept.push(sentence)
    }
    const worth = Math.max(...sentences.map(telling))
    return first ? [{ voice: { ...first, sentence: kept.join(' ') }, worth }] : []
  })
  const byWorth = reviews.flat().sort((a, b) => b.worth - a.worth)
  const isPleased = ({ voice }: { voice: Evidence }) => (voice.rating ?? 0) >= 4
  const pleased = byWorth.filter(isPleased)
  const others = byWorth.filter((one) => !isPleased(one))
  // Includes both sides if there are both.
  const critical = others.slice(0, Math.max(1, VOICES - pleased.length))
  return [...pleased.slice(0, VOICES - critical.length), ...critical]
    .slice(0, VOICES)
    .map(({ voice }) => voice)
}

/** Describes a place: its rating, its kind, and quotes of satisfied and dissatisfied reviewers. */
export const placeReply = async ({ evidence, frames }: Known, place: Place): Promise<Reply> => {
  const said = (await evidence.all(place.id)).filter(({ reviewId }) => reviewId !== null)
  const voices = voicesOf(said)
  const parts = [
    `**${linked(place)}** · ${rated(place, frames)}\n${plain(place.address)}`,
    place.description ? beginning(place.description, DESCRIPTION_SHOWN) : frames.noDescription,
    voices.length > 0 ? voices.map((one) => `> ${quote(one, frames)}`).join('\n\n') : frames.nothingTold,
    frames.askNear,
  ]
  return {
    text: parts.join('\n\n'),
    places: [place],
    quotes: voices,
    memory: { asked: 'about', focus: place.id },
  }
}

/** Says what is unknown about a place, and what is known. */
const unknownReply = async (
  { evidence, frames }: Known,
  place: Place,
  { wishes, terms: others, specific, words, asTyped }: QuestionRead,
): Promise<Reply> => {
  const terms = [...specific.map(([word = '']) => word), ...others].sort(
    (a, b) => words.indexOf(a) - words.indexOf(b),
  )
  const topics = topicsOf(await evidence.all(place.id)).slice(0, TOPICS_SHOWN)
  const missing = wishes.map(({ aspect }) => {
    const { topic = aspect, missing: untold = aspect } = ASPECTS.get(aspect) ?? {}
    return frames.locale === 'es' ? untold : frames.topic(topic)
  })
  const lead =
    missing.length > 0 && specific.length === 0
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
  return {
    text: `${lead} ${rest}`,
    places: [place],
    memory: { asked: 'about', focus: place.id, wishes },
    isUntold: true,
  }
}

/** 'a qué profundidad dejan bajar': a sentence with the verb but without the noun says something else. */
const hasOnlyTheVerb = ({ aspects, sentence }: Evidence, { wishes, terms }: QuestionRead): boolean => {
  const nouns = terms.filter((term) => !A_VERB.test(term))
  return (
    nouns.length > 0 &&
    nouns.length < terms.length &&
    !wishes.some(({ aspect }) => aspects.includes(aspect)) &&
    literally(sentence, nouns) === 0
  )
}

/** Answers a question about one place with sentences of reviews, the best one first. */
export const aboutReply = async (
  known: Known,
  place: Place,
  question: QuestionRead,
  { orElse = 'unknown' }: { orElse?: 'unknown' | 'place' } = {},
): Promise<Reply> => {
  const { evidence, frames } = known
  const { wishes, forms, literal } = question
  // Words in the place's own name are no specific wish: all its reviews are about them.
  const specific = question.specific.filter((names) => !isCalledAfter(place.name, names))
  const terms = [...new Set([...question.terms, ...specific.flat()])]
  // Each specific thing counts once, by whichever of its words it is told.
  const sought = [...new Set([...question.terms, ...specific.map(([word = '']) => word)])]
  const aspects = withRelated(wishes.map(({ aspect }) => aspect))
  const [speaking, allowed] = await Promise.all([
    evidence.about([place.id], aspects, terms),
    forms.has('leave') ? evidence.about([place.id], [], literal) : [],
  ])
  const told = [
    ...speaking,
    ...allowed
      .filter((one) => !speaking.some(({ sentence }) => sentence === one.sentence))
      .map((one) => ({ ...one, hits: 0 })),
  ]
  const scored = distinctSentences(told)
    .map((one) => ({ one, score: answerScore(one, { ...question, terms: sought }) }))
    .filter(
      ({ score, one }) =>
        score > 0 &&
        (specific.length === 0 || specific.some((names) => meansOne(one, names, wishes))) &&
        (speaksOfTheThing(one, wishes) || Number(one.hits) > 0) &&
        !hasOnlyTheVerb(one, question),
    )
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  if (!best)
    return orElse === 'place' || (wishes.length === 1 && wishes[0]?.aspect === 'trampa')
      ? placeReply(known, place)
      : unknownReply(known, place, question)
  const shown = scored.filter(({ score }) => score >= best.score * 0.5).slice(0, QUOTES)
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
  const parts = [heading, shown.map(({ one }) => `> ${quote(one, frames)}`).join('\n\n'), ...agreements]
  return {
    text: parts.join('\n\n'),
    places: [place],
    quotes: shown.map(({ one }) => one),
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
