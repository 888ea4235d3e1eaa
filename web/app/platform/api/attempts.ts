import { newId } from '../new-id.ts'

/** The header that makes the server carry out this content once, however often it is sent. */
export type Once = (content: unknown) => { 'Idempotency-Key': string }

/**
 * Creates a function that calls `send` with an idempotency key. The same content sent again after a lost response gets the same
 * key; other content, or the same after a success, gets a new one.
 */
export const createAttempts = () => {
  let last: { content: string; key: string } | null = null
  return async <Answer>(send: (once: Once) => Promise<Answer>): Promise<Answer> => {
    const used: (typeof last)[] = []
    const answer = await send((value) => {
      const content = JSON.stringify(value)
      last = last?.content === content ? last : { content, key: newId() }
      used.push(last)
      return { 'Idempotency-Key': last.key }
    })
    if (used.includes(last)) last = null
    return answer
  }
}
