import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { newId } from '../../../platform/new-id.ts'

/** A deed: one action of the user on a trip, made of operations that belong together. */
export interface TripDeed {
  key: string
  operations: readonly SentOperation[]
  /** The place that the operations add. */
  place?: Place | undefined
}

/** Stores deeds that cannot be sent now. */
export interface TripOutbox {
  /** The stored deeds, in the order they were done. */
  waiting: () => readonly TripDeed[]
  subscribe: (listener: () => void) => () => void
  /** Whether a stored deed waits to be sent: new deeds then have to wait behind it. */
  isBusy: () => Promise<boolean>
  /** Whether a deed that has left the outbox may have been sent, rather than discarded by the user. */
  mayHaveSent: () => boolean
  /** Deeds of earlier pages that may not have been sent. */
  leftOver: () => readonly TripDeed[]
  /** Saves a deed synchronously while this page tries to send it; false when nothing can be stored. */
  record: (deed: TripDeed) => boolean
  forget: (deed: TripDeed) => void
  /** Moves a deed to the outbox, to be sent later or, with a refusal, to be shown there. Rejects when nothing can be stored. */
  enqueue: (deed: TripDeed, refusal: string | null) => Promise<void>
}

/** Gives operations ids, and if they are several one that they have in common: the history then tells of one deed. */
export const asDeed = (operations: readonly Operation[]): SentOperation[] => {
  const deed = operations.length > 1 ? newId() : undefined
  return operations.map((operation) => ({ id: newId(), operation, deed }))
}

/** The first deeds, as many as one request may contain. */
export const firstCall = (deeds: readonly TripDeed[]): TripDeed[] => {
  let sum = 0
  return deeds.filter(({ operations }) => {
    sum += operations.length
    return sum <= OPERATIONS_MAX
  })
}
