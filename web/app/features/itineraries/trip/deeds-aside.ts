import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import { getConnection } from '../../../platform/connection.ts'
import type { NewEntry } from '../../../platform/outbox/entry.ts'
import { type Jotting, jottings } from '../../../platform/outbox/jottings.ts'
import { outboxView, putAside } from '../../../platform/outbox/outbox.ts'
import { dropOlderOperation, olderOperations } from './older-operations.ts'
import type { DeedsAside, TripDeed } from './trip-deed.ts'

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
export const deedsAside = (storage: Storage | null, { id, userId, words }: Trip): DeedsAside => {
  const jotted = jottings(storage, userId)
  const isOfTrip = ({ call }: Kept) => call.key === DEED && call.params?.id === id
  const entryOf = (deed: TripDeed): Jotting => ({
    ...words(deed),
    page: pages.itinerary({ id }),
    call: { key: DEED, params: { id }, body: { operations: deed.operations } },
    idempotencyKey: deed.key,
    refusedIn: 'data.rejected',
    brings: deed.place,
  })
  const older = olderOperations(storage, userId, id)
  const olderKeys = new Set(older.map(({ key }) => key))
  let jottedAt = 0
  return {
    waiting: () =>
      outboxView
        .get()
        .filter((entry) => entry.refusal === null && isOfTrip(entry))
        .map(deedOf),
    subscribe: outboxView.subscribe,
    isBusy: () => getConnection().waiting > 0,
    mayHaveSent: () => !getConnection().offline,
    left: () => [...older, ...jotted.left().filter(isOfTrip).map(deedOf)],
    jot: (deed) => {
      // Never the same time twice, so that deeds done in the same millisecond keep their order.
      jottedAt = Math.max(Date.now(), jottedAt + 1)
      return jotted.jot(entryOf(deed), jottedAt)
    },
    forget: ({ key }) => {
      jotted.drop(key)
      if (olderKeys.has(key)) dropOlderOperation(storage, userId, id, key)
    },
    putAside: (deed, refusal) => putAside({ ...entryOf(deed), refusal }),
  }
}
