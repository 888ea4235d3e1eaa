import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { isAnythingWaiting } from '../../../platform/api/send-or-queue.ts'
import { getConnection } from '../../../platform/connection.ts'
import type { NewEntry } from '../../../platform/outbox/entry.ts'
import { type JournalEntry, outboxJournal } from '../../../platform/outbox/journal.ts'
import { enqueue, outboxView } from '../../../platform/outbox/outbox.ts'
import { dropOlderOperation, olderOperations } from './older-operations.ts'
import type { TripDeed, TripOutbox } from './trip-deed.ts'

const DEED = 'POST /itineraries/:id/operations'

interface Trip {
  id: string
  userId: string
  /** The title and text that describe a deed to people. */
  words: (deed: TripDeed) => { title: string; text: string }
}

interface Kept {
  idempotencyKey: string
  call: NewEntry['call']
  brings?: unknown
}

const deedOf = ({ idempotencyKey, call, brings }: Kept): TripDeed => ({
  key: idempotencyKey,
  operations: (call.body as { operations: SentOperation[] }).operations,
  place: brings as Place | undefined,
})

/** The deeds of one trip that wait in the outbox, and those saved in browser storage before they get there. */
export const tripOutbox = (storage: Storage | null, { id, userId, words }: Trip): TripOutbox => {
  const journal = outboxJournal(storage, userId)
  const isOfTrip = ({ call }: Kept) => call.key === DEED && call.params?.id === id
  const entryOf = (deed: TripDeed): JournalEntry => ({
    ...words(deed),
    page: pages.itinerary({ id }),
    call: { key: DEED, params: { id }, body: { operations: deed.operations } },
    idempotencyKey: deed.key,
    refusedIn: 'data.rejected',
    together: { parts: 'operations', max: OPERATIONS_MAX },
    brings: deed.place,
  })
  const older = olderOperations(storage, userId, id)
  const olderKeys = new Set(older.map(({ key }) => key))
  let recordedAt = 0
  return {
    waiting: () =>
      outboxView
        .get()
        .filter((entry) => entry.refusal === null && isOfTrip(entry))
        .map(deedOf),
    subscribe: outboxView.subscribe,
    isBusy: isAnythingWaiting,
    mayHaveSent: () => !getConnection().offline,
    leftOver: () => [...older, ...journal.leftOver().filter(isOfTrip).map(deedOf)],
    record: (deed) => {
      // Never the same time twice, so that deeds done in the same millisecond keep their order.
      recordedAt = Math.max(Date.now(), recordedAt + 1)
      return journal.record(entryOf(deed), recordedAt)
    },
    forget: ({ key }) => {
      journal.drop(key)
      if (olderKeys.has(key)) dropOlderOperation(storage, userId, id, key)
    },
    enqueue: (deed, refusal) => enqueue({ ...entryOf(deed), refusal }, userId),
  }
}
