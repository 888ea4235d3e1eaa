import { newId } from '../new-id.ts'

/** The header that makes the server carry out this content once, however often it is sent. */
export type Once = (content: unknown) => { 'Idempotency-Key': string }

/** The content that was sent last and is not known to have succeeded, as JSON, and its idempotency key. */
export interface Attempt {
  content: string
  key: string
}

/** Where the last attempt is kept. */
export interface AttemptStore {
  read: () => Attempt | null
  write: (attempt: Attempt | null) => void
}

const inMemory = (): AttemptStore => {
  let last: Attempt | null = null
  return {
    read: () => last,
    write: (attempt) => {
      last = attempt
    },
  }
}

/**
 * Creates a function that calls `send` with an idempotency key. The same content sent again after a lost response gets the same
 * key; other content, or the same after a success, gets a new one.
 */
export const createAttempts = (store: AttemptStore = inMemory()) => {
  return async <Answer>(send: (once: Once) => Promise<Answer>): Promise<Answer> => {
    const used: string[] = []
    const answer = await send((value) => {
      const content = JSON.stringify(value)
      const last = store.read()
      const key = last?.content === content ? last.key : newId()
      store.write({ content, key })
      used.push(key)
      return { 'Idempotency-Key': key }
    })
    const last = store.read()
    if (last && used.includes(last.key)) store.write(null)
    return answer
  }
}
