import { useSyncExternalStore } from 'react'
import { useConnection } from '../connection.ts'
import type { StoredEntry } from './entry.ts'
import { outboxView } from './outbox.ts'

const NOTHING: readonly StoredEntry[] = []

/** The user's entries in the outbox, in the order in which they were written. */
export const useOutbox = (): readonly StoredEntry[] =>
  useSyncExternalStore(outboxView.subscribe, outboxView.get, () => NOTHING)

/** The text beside something that waits in the outbox. */
export const useWaitingWords = (): string =>
  useConnection().offline ? 'Espera la conexión' : 'Espera para enviarse'
