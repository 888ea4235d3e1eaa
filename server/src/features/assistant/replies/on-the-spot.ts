import type { Place } from '@andariego/contract/places'
import { reachAsked } from '../understanding/radius.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { isHarmful, isInjection, isOffTopic } from '../understanding/refusals.ts'
import { aboutReply, whereReply } from './about-reply.ts'
import { compareReply } from './compare-reply.ts'
import { centreOf, plainly } from './conversation.ts'
import { distanceReply } from './distance-reply.ts'
import { nearReply } from './near-reply.ts'
import { linked, quote } from './phrases.ts'
import { voicesOf } from './place-reply.ts'
import { type Known, type Reply, untoldAt } from './reply.ts'

/** Quotes pleased and displeased reviewers, for a question about nothing specific. */
const voicesReply = async (
  { evidence, frames }: Known,
  place: Place,
  { message }: QuestionRead,
): Promise<Reply> => {
  const said = (await evidence.all([place.id])).filter(({ reviewId }) => reviewId !== null)
  const voices = voicesOf(said)
  if (voices.length === 0)
    return { ...plainly(frames.nothingTold), places: [place], untold: [untoldAt(place, message)] }
  const quotes = voices.map((one) => `> ${quote(one, frames)}`)
  return {
    text: [frames.aboutWords(linked(place)), ...quotes].join('\n\n'),
    places: [place],
    quotes: voices,
    memory: {},
  }
}

/**
 * Answers a question asked on a place's page: everything in it is about this place. `others` are other places that it names; they
 * count only in a comparison.
 */
export const replyOnTheSpot = async (
  known: Known,
  place: Place,
  question: QuestionRead,
  others: readonly Place[],
): Promise<Reply> => {
  const { evidence, frames } = known
  const { forms, kinds, literal, text, wishes } = question
  if (isInjection(text)) return plainly(frames.injection)
  if (isHarmful(text) || (wishes.length === 0 && isOffTopic(text))) return plainly(frames.offTopic)
  const [other] = others
  if (other && (forms.has('far') || forms.has('near')))
    return distanceReply(known, centreOf(place), centreOf(other))
  if (other && forms.has('which')) return compareReply(known, [place, other], question)
  if (forms.has('near'))
    return nearReply(known, centreOf(place), { kinds, wishes, terms: [] }, reachAsked(question))
  // On a museum's page, 'el museo' is the place itself; 'restaurante' is something that it may have.
  const [facts] = await evidence.whereabouts([place.id])
  const has = kinds.some((kind) => !facts?.kinds.includes(kind))
  const asked = has ? { ...question, terms: [...new Set([...question.terms, ...literal])] } : question
  if (forms.has('where') && wishes.length === 0) return whereReply(known, place, asked)
  if (wishes.length === 0 && asked.terms.length === 0) return voicesReply(known, place, asked)
  const reply = await aboutReply(known, place, asked)
  // 'qué tal es para ir solo': when nobody uses these words, quote what reviewers do say.
  return reply.untold && wishes.length === 0 && forms.has('opinion')
    ? voicesReply(known, place, asked)
    : reply
}
