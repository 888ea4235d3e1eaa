import type { Services } from '../../../platform/services.ts'
import type { AnswerPart, Question } from '../assistant.ts'
import { groundingFilter, sentenceSplitter } from './grounding-filter.ts'
import { sourcesOf } from './sources.ts'
import { assistantTools } from './tools.ts'

/** Appended to an answer from which sentences were removed. */
export const LEFT_OUT = 'Dejé fuera lo que no sale de lo que cuenta la comunidad.'

export type Tools = ReturnType<typeof assistantTools>['tools']

/** Streams a model's answer, filtered sentence by sentence, followed by its sources. */
export async function* toldAnswer(
  services: Services,
  { userId, history, message }: Pick<Question, 'userId' | 'history' | 'message'>,
  write: (tools: Tools) => AsyncIterable<string>,
): AsyncGenerator<AnswerPart> {
  const { tools, shown, told, quotes, draft } = assistantTools(services, userId)
  const asked = [...history.flatMap((one) => [one.message, one.response]), message].join('\n')
  const { check, dropped } = groundingFilter({ shown, told: () => `${asked}\n${told.join('\n')}` })
  const sentences = sentenceSplitter()
  let text = ''
  for await (const piece of write(tools))
    for (const sentence of sentences.push(piece).map(check).filter(Boolean)) {
      text += sentence
      yield { text: sentence }
    }
  const [last = ''] = sentences.end().map(check)
  text += last
  if (last !== '') yield { text: last }
  // The model made everything up: the built-in assistant answers instead.
  if (text.trim() === '') throw new Error('the model said nothing that the community told')
  if (dropped() > 0) yield { text: `\n\n${LEFT_OUT}` }
  yield { sources: sourcesOf(text, shown, quotes) }
  const itineraryDraft = draft()
  if (itineraryDraft) yield { itineraryDraft }
}
