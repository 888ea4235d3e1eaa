import type { Place } from '@andariego/contract/places'
import type { OperationsAnswer, PendingOperation, SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import type { KeptOperations } from './kept-operations.ts'

export interface TripState {
  pending: readonly PendingOperation[]
  /** Places that operations on the way bring in. */
  places: ReadonlyMap<string, Place>
  /** Whether the server cannot be reached: what is pending is sent when it can. */
  isWaiting: boolean
}

interface Wires {
  kept: KeptOperations
  post: (operations: SentOperation[]) => Promise<OperationsAnswer>
  /** Null for what a later attempt may mend; the message for people where the whole call was refused. */
  refusalOf: (error: unknown) => string | null
  onRefused: (refused: { operation: Operation; message: string }[]) => void
  /** The server has something new. */
  onSettled: () => void
}

const RETRY_MS = 5_000

/** What is done to a trip on this page, until the server has it: kept on the device, sent in order, one call at a time. */
export const createTripStore = ({ kept, post, refusalOf, onRefused, onSettled }: Wires) => {
  const found = kept.all()
  let state: TripState = {
    pending: found.map(({ id, operation }) => ({ id, operation })),
    places: new Map(found.flatMap(({ place }) => (place ? [[place.id, place] as const] : []))),
    isWaiting: false,
  }
  let sending = false
  let made = found.at(-1)?.at ?? 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Partial<TripState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const answered = ({ accepted, rejected }: OperationsAnswer) => {
    const numbers = new Map(accepted.map(({ id, number }) => [id, number]))
    const messages = new Map(rejected.map(({ id, message }) => [id, message]))
    const refused = state.pending.flatMap(({ id, operation }) => {
      const message = messages.get(id)
      return message === undefined ? [] : [{ operation, message }]
    })
    set({
      isWaiting: false,
      pending: state.pending.flatMap((one) => {
        if (messages.has(one.id)) return []
        const number = numbers.get(one.id)
        return [number === undefined ? one : { ...one, number }]
      }),
    })
    for (const id of [...numbers.keys(), ...messages.keys()]) kept.drop(id)
    if (refused.length > 0) onRefused(refused)
  }

  const send = async (): Promise<void> => {
    clearTimeout(retry)
    const unsent = state.pending.filter(({ number }) => number === undefined).slice(0, OPERATIONS_MAX)
    if (sending || unsent.length === 0) return
    sending = true
    try {
      answered(await post(unsent.map(({ id, operation }) => ({ id, operation }))))
    } catch (error) {
      const message = refusalOf(error)
      if (message === null) {
        set({ isWaiting: true })
        retry = setTimeout(() => void send(), RETRY_MS)
        return
      }
      answered({ accepted: [], rejected: unsent.map(({ id }) => ({ id, code: 'validation', message })) })
    } finally {
      sending = false
    }
    onSettled()
    void send()
  }

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Shows operations at once and sends them; `place` is what they bring in. */
    add: (operations: readonly Operation[], place?: Place) => {
      const news = operations.map((operation) => ({ id: crypto.randomUUID(), operation }))
      for (const one of news) {
        // Never twice the same, so that what is made in one moment keeps its order.
        made = Math.max(Date.now(), made + 1)
        kept.keep({ ...one, place, at: made })
      }
      set({
        pending: [...state.pending, ...news],
        places: place ? new Map([...state.places, [place.id, place]]) : state.places,
      })
      void send()
    },
    send: () => void send(),
    /** The page shows the trip as it is after the operation with this number. */
    heard: (last: number) => {
      const pending = state.pending.filter(({ number }) => number === undefined || number > last)
      if (pending.length < state.pending.length) set({ pending })
    },
  }
}
