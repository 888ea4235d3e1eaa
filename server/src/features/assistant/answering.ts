import type { ChatMessage } from '@andariego/contract/assistant'
import { assistantMessages } from '@andariego/contract/assistant-rules'
import { withIdempotency } from '../../platform/database/write.ts'
import type { Services } from '../../platform/services.ts'
import { addPart, emptyAnswer } from './answer.ts'
import type { Assistant, Question } from './assistant.ts'
import { emitChanged } from './changed.ts'
import { messagesRepository } from './messages-repository.ts'
import { untilAborted } from './until-aborted.ts'

/** The longest time an answer may take, in ms; well below what counts as abandoned (see the repository). */
const ANSWER_WITHIN_MS = 60_000
/** How often, in ms, the growing text is saved to its row. */
const SAVE_EVERY_MS = 400

interface Listener {
  /** Aborted when the person who asked has stopped the answer, or left. */
  stop: AbortSignal
  onText: (text: string) => void
}

/**
 * Lets the assistant answer a message, and saves the growing answer in the message's row. Returns the final row: `done`,
 * `stopped` when the asker stopped it or left, `failed` without a good answer; undefined when it was deleted meanwhile.
 */
export const createAnswering =
  ({ write, log }: Services, assistant: Assistant) =>
  async (begun: ChatMessage, question: Question, { stop, onText }: Listener) => {
    const answer = emptyAnswer()
    const enough = new AbortController()
    const late = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const signal = AbortSignal.any([stop, late, enough.signal])

    // Not under the request's Idempotency-Key, which belongs to the message itself.
    const save = (status: ChatMessage['status']): Promise<ChatMessage | undefined> =>
      withIdempotency(null, () =>
        write(async (tx, emit) => {
          const row = await messagesRepository(tx).write(begun.id, answer, status)
          if (row) emitChanged(emit, { userId: question.userId, conversationId: row.conversationId })
          return row
        }),
      )
    const fail = (error: unknown) => {
      log.warn({ err: error }, 'the assistant gave no answer')
      answer.response = [answer.response.trimEnd(), assistantMessages.failed].filter(Boolean).join('\n\n')
      return save('failed')
    }

    let saved = performance.now()
    try {
      for await (const part of untilAborted(assistant.answer(question, signal), signal)) {
        const text = addPart(answer, part)
        if (text === '') continue
        onText(text)
        if (performance.now() - saved < SAVE_EVERY_MS) continue
        saved = performance.now()
        // Somebody stopped the answer, and the signal has not arrived yet; or the message was deleted.
        if (!(await save('writing'))) return save('stopped')
      }
      if (signal.aborted) throw signal.reason
      if (answer.response.trim() === '') throw new Error('the answer is empty')
    } catch (error) {
      return stop.aborted ? save('stopped') : fail(error)
    } finally {
      enough.abort()
    }
    return (await save('done')) ?? save('stopped')
  }
