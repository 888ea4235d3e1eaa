import { idempotencyKey } from './api.ts'

/** The header under which the server carries out a content once, however often it is sent. */
export type Once = (content: unknown) => { 'Idempotency-Key': string }

/**
 * Makes a function that sends something through `send`. The same content sent again, because the answer was lost, goes under the
 * same key; other content, or the same after a success, goes under a new one.
 */
export const createAttempts = () => {
  let last: { content: string; key: string } | null = null
  return async <Answer>(send: (once: Once) => Promise<Answer>): Promise<Answer> => {
    const used: (typeof last)[] = []
    const answer = await send((value) => {
      const content = JSON.stringify(value)
      last = last?.content === content ? last : { content, key: idempotencyKey() }
      used.push(last)
      return { 'Idempotency-Key': last.key }
    })
    if (used.includes(last)) last = null
    return answer
  }
}
