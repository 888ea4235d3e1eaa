import { useSyncExternalStore } from 'react'
import type { StoredEntry } from './entry.ts'
import { outboxView } from './outbox.ts'

const NOTHING: readonly StoredEntry[] = []

/** The visitor's entries in the outbox, in the order in which they were written. */
export const useOutbox = (): readonly StoredEntry[] =>
  useSyncExternalStore(outboxView.subscribe, outboxView.get, () => NOTHING)
