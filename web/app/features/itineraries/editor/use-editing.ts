import type { Itinerary } from '@andariego/contract/itineraries'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useDraftKeeper } from '../../../platform/drafts/use-draft.ts'
import { begin, type Editing, type Step, step } from './editing.ts'
import { draftOf, type ItineraryDraft, NEW_DRAFT } from './itinerary-draft.ts'

const draftName = (id: string | null) => `itinerary:${id ?? 'new'}`
/** What an itinerary that is not saved yet is kept under. */
export const NEW_DRAFT_NAME = draftName(null)

/** Holds what is edited where it can also be read between two renders: by what is sent, and by a toast's button. */
const editingStore = (initial: Editing) => {
  let editing = initial
  const listeners = new Set<() => void>()
  return {
    now: () => editing,
    take: (taken: Step) => {
      editing = step(editing, taken)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The one place where the itinerary stands while it is edited; null edits a new one. What is not saved yet is kept on this
 * device. `take` takes a step, `now` reads what it led to.
 */
export const useEditing = (itinerary: Itinerary | null) => {
  const [store] = useState(() => editingStore(begin(itinerary ? draftOf(itinerary) : NEW_DRAFT)))
  const keeper = useDraftKeeper<ItineraryDraft | null>(draftName(itinerary?.id ?? null), null, (draft) =>
    store.take({ kind: 'restore', draft }),
  )
  useLayoutEffect(() => {
    if (itinerary) store.take({ kind: 'hear', itinerary })
  }, [store, itinerary])

  const take = (taken: Step): void => {
    const before = store.now().mine
    store.take(taken)
    const { mine } = store.now()
    if (mine === before) return
    if (mine) keeper.change(mine)
    else keeper.clear()
  }
  return { editing: useSyncExternalStore(store.subscribe, store.now, store.now), now: store.now, take }
}

export type EditingStore = Pick<ReturnType<typeof useEditing>, 'now' | 'take'>
