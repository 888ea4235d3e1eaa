import type { ChatSource, ItineraryDraft } from '@andariego/contract/assistant'
import type { AnswerPart, Memory } from './assistant.ts'

/** The longest answer in characters, so that no model can fill the disk. */
const RESPONSE_MAX = 12_000

export interface Answer {
  response: string
  sources: ChatSource[]
  itineraryDraft: ItineraryDraft | null
  memory: Memory | null
}

export const emptyAnswer = (): Answer => ({ response: '', sources: [], itineraryDraft: null, memory: null })

// Control characters other than newline and tab, and the marks that turn the direction of the text around them. A model may send
// only what people may type (contract/src/text.ts).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Adds a part to the answer; returns the new text. */
export const addPart = (answer: Answer, part: AnswerPart): string => {
  if ('sources' in part) answer.sources = part.sources
  else if ('itineraryDraft' in part) answer.itineraryDraft = part.itineraryDraft
  else if ('memory' in part) answer.memory = part.memory
  else {
    const room = RESPONSE_MAX - answer.response.length
    const text = part.text.toWellFormed().replace(FORBIDDEN, '').slice(0, room)
    answer.response += text
    return text
  }
  return ''
}
