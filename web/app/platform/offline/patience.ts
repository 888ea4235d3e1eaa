import { ApiError } from '../api/api-error.ts'

/** How many requests are sent as fast as they can be, and how many a second after that. */
const BURST = 500
const PER_SECOND = 3
/** How often a request is sent when the server says that there were too many. */
const ATTEMPTS = 3
/** How many seconds to wait when the server does not say it. */
const USUAL_WAIT = 60

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/**
 * Lets requests pass at a pace that leaves some of the server's limit (`read`: 1,500 in five minutes from one address) for the
 * person who goes on reading meanwhile.
 */
export const createPace = (burst = BURST, perSecond = PER_SECOND) => {
  let left = burst
  let countedAt = performance.now()
  return async (): Promise<void> => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond) - 1
    countedAt = now
    if (left < 0) await seconds(-left / perSecond)
  }
}

const waitSaidBy = (answer: unknown): number | null => {
  if (answer instanceof ApiError) return answer.status === 429 ? USUAL_WAIT : null
  if (!(answer instanceof Response) || answer.status !== 429) return null
  return Number(answer.headers.get('retry-after') ?? USUAL_WAIT) || 0
}

/** Sends a request, again after a while if the server says that there were too many, and returns the last answer. */
export const patiently = async <T>(send: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const outcome = await send().then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    )
    const wait = waitSaidBy(outcome.error ?? outcome.answer)
    if (wait !== null && attempt < ATTEMPTS) {
      await seconds(wait)
      continue
    }
    if (outcome.error !== null) throw outcome.error
    return outcome.answer as T
  }
}
