import type { Place } from '@andariego/contract/places'
import type { OperationsAnswer, PendingOperation, SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { newId } from '../../../platform/new-id.ts'
import { asDeed, firstCall, type TripDeed, type TripOutbox } from './trip-deed.ts'

export interface TripState {
  pending: readonly PendingOperation[]
  /** The places that unsent operations add. */
  places: ReadonlyMap<string, Place>
  /**
   * Deeds that can neither be sent nor put into the outbox now, and whether this device keeps them over a restart; null when
   * there are none.
   */
  stuck: { count: number; isKept: boolean } | null
}

interface Wires {
  outbox: TripOutbox
  post: (operations: readonly SentOperation[]) => Promise<OperationsAnswer>
  /** The message for people when the server refused the whole request; null when a retry may succeed. */
  refusalOf: (error: unknown) => string | null
  onRefused: (messages: readonly string[]) => void
  /** Called when the server has new operations, up to number `last` if it is known; resolves once the page shows them. */
  onSettled: (last: number | undefined) => Promise<void>
}

const RETRY_MS = 5_000

/**
 * The user's changes to a trip on this page until the server has them: shown at once, sent in order, or put into the outbox to be
 * sent later.
 */
export const createTripStore = ({ outbox, post, refusalOf, onRefused, onSettled }: Wires) => {
  /** Operations that the server may have, but that the page's data do not contain yet. */
  let settling: readonly PendingOperation[] = []
  let apart = outbox.waiting()
  let here: readonly TripDeed[] = outbox.leftOver()
  const known = new Map<string, Place>()
  const unrecorded = new Set<TripDeed>()
  const listeners = new Set<() => void>()
  let sending = false
  let isStuck = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let leaveOutbox: (() => void) | null = null

  const stateNow = (): TripState => {
    const deeds = [...apart, ...here]
    for (const { place } of deeds) if (place) known.set(place.id, place)
    return {
      pending: [...settling, ...deeds.flatMap(({ operations }) => operations)],
      places: new Map(known),
      stuck:
        isStuck && here.length > 0
          ? { count: here.length, isKept: here.every((deed) => !unrecorded.has(deed)) }
          : null,
    }
  }
  let state = stateNow()
  const show = () => {
    state = stateNow()
    for (const listener of listeners) listener()
  }

  const settle = async (operations: readonly PendingOperation[]) => {
    settling = [...settling, ...operations]
    show()
    const numbers = operations.flatMap(({ number }) => number ?? [])
    await onSettled(numbers.length > 0 ? Math.max(...numbers) : undefined)
    const settled = new Set(operations)
    // Operations with a number are dropped once the page's data reach that number.
    settling = settling.filter((one) => one.number !== undefined || !settled.has(one))
    show()
  }

  const dropHere = (deeds: readonly TripDeed[]) => {
    here = here.filter((deed) => !deeds.includes(deed))
    for (const deed of deeds) unrecorded.delete(deed)
  }

  /**
   * A refusal must not be missed, because the page may be closed a moment later: what was refused is kept in the outbox, with its
   * reason, until the user discards it. Until it is there, its deed stays recorded. Whoever finds that record sends it again, which
   * the ids of its operations make harmless.
   */
  const forgetOrKeep = async (deed: TripDeed, messages: ReadonlyMap<string | null, string>) => {
    const operations = deed.operations.filter(({ id }) => messages.has(id))
    const refusals = new Set(operations.map(({ id }) => messages.get(id)))
    if (refusals.size > 0) await outbox.enqueue({ ...deed, operations }, [...refusals].join(' '))
    outbox.forget(deed)
  }

  const answered = (deeds: readonly TripDeed[], { accepted, rejected }: OperationsAnswer) => {
    const messages = new Map(rejected.map(({ id, message }) => [id, message]))
    const numbers = new Map(accepted.map(({ id, number }) => [id, number]))
    const taken = deeds.flatMap(({ operations }) =>
      operations.flatMap((one) => {
        const number = numbers.get(one.id)
        return number === undefined ? [] : [{ ...one, number }]
      }),
    )
    dropHere(deeds)
    for (const deed of deeds) forgetOrKeep(deed, messages).catch(() => {})
    void settle(taken)
    if (messages.size > 0) onRefused([...new Set(messages.values())])
  }

  const handOver = async (deeds: readonly TripDeed[]) => {
    for (const deed of deeds) {
      await outbox.enqueue(deed, null)
      dropHere([deed])
      outbox.forget(deed)
      apart = outbox.waiting()
      show()
    }
  }

  const sendOrHandOver = async (deeds: readonly TripDeed[]) => {
    const operations = deeds.flatMap((deed) => deed.operations)
    try {
      if (!(await outbox.isBusy())) return answered(deeds, await post(operations))
    } catch (error) {
      const message = refusalOf(error)
      if (message !== null) {
        const rejected = operations.map(({ id }) => ({ id, code: 'validation', message }))
        return answered(deeds, { accepted: [], rejected })
      }
    }
    await handOver(deeds)
  }

  const send = async (): Promise<void> => {
    clearTimeout(retry)
    if (sending || here.length === 0) return
    sending = true
    try {
      await sendOrHandOver(firstCall(here))
      isStuck = false
    } catch {
      isStuck = true
      show()
      retry = setTimeout(() => void send(), RETRY_MS)
      return
    } finally {
      sending = false
    }
    void send()
  }

  /** The outbox changed, perhaps in another tab: something was added, sent or discarded. */
  const readOutbox = () => {
    const now = outbox.waiting()
    const left = new Set(now.map(({ key }) => key))
    const gone = apart.filter(({ key }) => !left.has(key)).flatMap(({ operations }) => operations)
    const isNews = now.length !== apart.length || gone.length > 0
    apart = now
    if (gone.length > 0 && outbox.mayHaveSent()) void settle(gone.map((one) => ({ ...one })))
    else if (isNews) show()
  }

  const put = (sent: readonly SentOperation[], place: Place | undefined) => {
    for (let start = 0; start < sent.length; start += OPERATIONS_MAX) {
      const deed = { key: newId(), operations: sent.slice(start, start + OPERATIONS_MAX), place }
      if (!outbox.record(deed)) unrecorded.add(deed)
      here = [...here, deed]
    }
    show()
    void send()
  }

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      leaveOutbox ??= outbox.subscribe(readOutbox)
      readOutbox()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leaveOutbox?.()
        leaveOutbox = null
      }
    },
    /** Shows operations at once and sends them; `place` is the place they add. */
    add: (operations: readonly Operation[], place?: Place) => put(asDeed(operations), place),
    /** The same for operations that were sent before, without an answer: with their ids, the server carries them out once. */
    addSent: (sent: readonly SentOperation[], place?: Place) => put(sent, place),
    send: () => void send(),
    /** The page's data now contain the operation with this number. */
    heard: (last: number) => {
      const unheard = settling.filter(({ number }) => number === undefined || number > last)
      if (unheard.length === settling.length) return
      settling = unheard
      show()
    },
  }
}
