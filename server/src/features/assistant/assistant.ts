import type { ChatSource, ItineraryDraft } from '@andariego/contract/assistant'

/** An earlier question of the conversation with its answer. */
export interface Exchange {
  message: string
  response: string
}

/** The topic of the conversation: stored with each answer and passed to the next question. Plain JSON. */
export type Memory = Record<string, unknown>

export interface Question {
  userId: string
  message: string
  /** Oldest first; only complete answers. */
  history: readonly Exchange[]
  memory: Memory | null
}

/** A part of an answer: text to append, or data that belongs to the whole answer. */
export type AnswerPart =
  | { text: string }
  | { sources: ChatSource[] }
  | { itineraryDraft: ItineraryDraft }
  | { memory: Memory }

/** Answers questions. Throws when it cannot; stops soon after the signal aborts. */
export interface Assistant {
  answer: (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPart>
}
