import type { Services } from '../../../platform/services.ts'
import { standingsRepository } from '../../gamification/public.ts'
import { favouritesOf, placeFinder } from '../../places/public.ts'
import type { AnswerPart, Assistant, Question } from '../assistant.ts'
import { type EvidenceRepository, evidenceRepository } from '../knowledge/evidence-repository.ts'
import { readNews } from '../knowledge/reading.ts'
import { framesOf } from '../replies/frames/frames.ts'
import { backToPlan, type Memory, NOTHING_YET, readMemory, remembering } from '../replies/memory.ts'
import { withoutRepeatedQuotes } from '../replies/repeated-quotes.ts'
import type { Reply } from '../replies/reply.ts'
import { replyTo } from '../replies/reply-to.ts'
import { sourcesOf } from '../replies/sources-of.ts'
import { correctedTo } from '../understanding/corrections.ts'
import type { Form } from '../understanding/form.ts'
import { partsOf } from '../understanding/parts.ts'
import { type PlaceNames, sharedPlaceNames } from '../understanding/place-names.ts'
import { type QuestionRead, readQuestion } from '../understanding/read-question.ts'

const NAMED_MAX = 50

function* answerParts(reply: Reply): Generator<AnswerPart> {
  const { text, memory, itineraryDraft } = reply
  yield { sources: sourcesOf(reply) }
  if (itineraryDraft) yield { itineraryDraft }
  yield { memory: { ...NOTHING_YET, ...memory } }
  // Sent in paragraphs, so that a reader sees the first one while the rest is still being sent.
  for (const piece of text.split(/(?<=\n\n)/)) yield { text: piece }
}

const joined = (replies: readonly Reply[]): Reply => {
  const draft = replies.find(({ itineraryDraft }) => itineraryDraft)?.itineraryDraft
  return {
    // 'para qué sirven los puntos y cómo gano más': two questions with the same answer get it once.
    text: withoutRepeatedQuotes([...new Set(replies.map(({ text }) => text))]).join('\n\n'),
    places: replies.flatMap(({ places }) => places),
    quotes: replies.flatMap(({ quotes = [] }) => quotes),
    untold: replies.flatMap(({ untold = [] }) => untold),
    memory: replies.at(-1)?.memory ?? {},
    ...(draft && { itineraryDraft: draft }),
  }
}

/** Reads a question, again if it named places that no longer exist. */
const readStanding = async (text: string, names: PlaceNames): Promise<QuestionRead> => {
  const question = readQuestion(text, names)
  const ids = question.places.flat().map(({ id }) => id)
  return (await names.forgetGone(ids.slice(0, NAMED_MAX))) ? readQuestion(text, names) : question
}

const WHERE = new Set(['en', 'in', 'em', 'a', 'dans', 'desde', 'hacia'])
/** 'cuándo se ve el espejo', asked about a salt flat: a word in the place's reviews is not the town Espejo. */
const readInTalk = async (
  text: string,
  names: PlaceNames,
  evidence: EvidenceRepository,
  { focus }: Memory,
): Promise<QuestionRead> => {
  const question = await readStanding(text, names)
  const spots = [...question.areas, ...question.spots].flatMap(({ from, to }) =>
    WHERE.has(question.words[from - 1] ?? '') ? [] : Array.from({ length: to - from }, (_, at) => from + at),
  )
  if (focus === null || spots.length === 0) return question
  const told = await evidence.about(
    [focus],
    [],
    spots.map((spot) => question.words[spot] ?? ''),
  )
  return told.some(({ hits }) => Number(hits) > 0) ? readQuestion(text, names, spots) : question
}

/** 'perdona, quería decir el casino' asks the same of another place, like '¿y el casino?'. */
const readCorrected = async (
  text: string,
  names: PlaceNames,
  evidence: EvidenceRepository,
  memory: Memory,
): Promise<QuestionRead> => {
  const meant = memory.asked === 'other' ? null : correctedTo(text)
  if (meant === null) return readInTalk(text, names, evidence, memory)
  const question = await readInTalk(meant, names, evidence, memory)
  const isNamed = question.places.length + question.areas.length + question.spots.length > 0
  // After a question for the price, this one asks for the price again.
  const ofPrice: Form[] = memory.wishes.some(({ aspect }) => aspect === 'precio') ? ['howMuch'] : []
  return isNamed
    ? {
        ...question,
        language: memory.language,
        forms: new Set<Form>([...question.forms, 'again', ...ofPrice]),
      }
    : readInTalk(text, names, evidence, memory)
}

/**
 * The assistant without a model: reads names and wishes from the question, and answers with sentences from the community's
 * reviews. Deterministic: the same question over the same data gets the same answer.
 */
export const builtinAssistant = ({ database }: Services): Assistant => {
  const finder = placeFinder(database)
  const names = sharedPlaceNames(database)
  const standings = standingsRepository(database)
  return {
    async *answer({ userId, message, memory }: Question) {
      const evidence = evidenceRepository(database, userId)
      const self = {
        standing: () => standings.one(userId),
        favourites: () => favouritesOf(database, userId),
      }
      await readNews(database)
      await names.refresh()
      const replies: Reply[] = []
      let remembered: Memory = readMemory(memory)
      for (const part of partsOf(message)) {
        const question = await readCorrected(part, names, evidence, remembered)
        const known = { finder, evidence, frames: framesOf(question.language) }
        const reply = await replyTo(known, self, question, backToPlan(remembered, question.text))
        replies.push(reply)
        remembered = remembering(remembered, reply.memory, question.language)
      }
      yield* answerParts({ ...joined(replies), memory: remembered })
    },
  }
}
