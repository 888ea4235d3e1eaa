import type { ChatSource, ItineraryDraft } from '@andariego/contract/assistant'

/** What was asked and answered before, in the same conversation. */
export interface Exchange {
  message: string
  response: string
}

/** What the talk was about: kept with each answer, handed back with the next question. Plain JSON. */
export type Memory = Record<string, unknown>

export interface Question {
  userId: string
  message: string
  /** Oldest first; only answers that came to their end. */
  history: readonly Exchange[]
  memory: Memory | null
}

/** A piece of an answer: text to append, or what belongs to the answer as a whole. */
export type AnswerPart =
  | { text: string }
  | { sources: ChatSource[] }
  | { itineraryDraft: ItineraryDraft }
  | { memory: Memory }

/** Who answers. Throws when it cannot; stops soon after the signal. */
export interface Assistant {
  answer: (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPart>
}
