import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'

/** What somebody did to a trip at once. */
export interface TripDeed {
  key: string
  operations: readonly SentOperation[]
  /** What it brings in. */
  place?: Place | undefined
}

/** Where deeds are kept that cannot be sent now. */
export interface DeedsAside {
  /** Those that wait there, in the order they were done. */
  waiting: () => readonly TripDeed[]
  subscribe: (listener: () => void) => () => void
  /** Whether something waits to be sent: what is done now waits behind it. */
  isBusy: () => boolean
  /** Whether what is no longer there may have been sent, and was not just given up. */
  mayHaveSent: () => boolean
  /** What pages before this one did and may not have sent. */
  left: () => readonly TripDeed[]
  /** Keeps a deed at once, for as long as this page sends it by itself; false where nothing can be kept. */
  jot: (deed: TripDeed) => boolean
  forget: (deed: TripDeed) => void
  /** Hands a deed over, to be sent from there or, with a refusal, to be shown there. Rejects where nothing can be kept. */
  putAside: (deed: TripDeed, refusal: string | null) => Promise<void>
}

/** Whether somebody typed what an operation brings. */
export const isTyped = ({ kind }: Operation) => kind.startsWith('set-') || kind === 'add-item'

/** As many deeds as fit into one call. */
export const firstCall = (deeds: readonly TripDeed[]): TripDeed[] => {
  let sum = 0
  return deeds.filter(({ operations }) => {
    sum += operations.length
    return sum <= OPERATIONS_MAX
  })
}
