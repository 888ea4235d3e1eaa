import { useSyncExternalStore } from 'react'
import type { StoredEntry } from './entry.ts'
import { outboxView } from './outbox.ts'

const NOTHING: readonly StoredEntry[] = []

/** What the visitor wrote that has not reached the server, in the order in which it was written. */
export const useOutbox = (): readonly StoredEntry[] =>
  useSyncExternalStore(outboxView.subscribe, outboxView.get, () => NOTHING)
