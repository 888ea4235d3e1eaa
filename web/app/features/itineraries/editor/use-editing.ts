import type { Itinerary } from '@andariego/contract/itineraries'
import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useDraftKeeper } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { begin, draftIn, type Editing, isChanged, keptDraft, type Step, step } from './editing.ts'
import { type ItineraryDraft, sameContent } from './itinerary-draft.ts'

const draftName = (id: string | null) => `itinerary:${id ?? 'new'}`
/** The draft name for an itinerary that was never saved. */
export const NEW_DRAFT_NAME = draftName(null)

/**
 * Holds the editing state outside React, so that it can also be read between two renders: by the code that saves it, and by a
 * toast's button.
 */
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
 * The state of the editor; null edits a new itinerary. Unsaved changes are kept on this device. `take` applies a step, `now`
 * reads the current state.
 */
export const useEditing = (itinerary: Itinerary | null) => {
  const [store] = useState(() => editingStore(begin(itinerary)))
  const keeper = useDraftKeeper<ItineraryDraft | null>(draftName(itinerary?.id ?? null), null, (draft) => {
    store.take({ kind: 'restore', draft })
    // Everything is saved. A draft restored later would undo what others changed since.
    if (draft && !store.now().mine) keeper.clear()
  })
  const take = (taken: Step): void => {
    const before = store.now()
    store.take(taken)
    const now = store.now()
    if (now.mine !== before.mine) {
      const kept = keptDraft(now)
      if (kept) keeper.change(kept)
      else keeper.clear()
    }
    const isJoined = taken.kind === 'hear' && isChanged(before) && !sameContent(draftIn(before), draftIn(now))
    if (isJoined)
      showToast('El itinerario cambió mientras lo editabas. Aquí ves sus cambios y los tuyos.', {
        kind: 'info',
      })
  }
  const hear = useEffectEvent((read: Itinerary) => take({ kind: 'hear', itinerary: read }))
  useLayoutEffect(() => {
    if (itinerary) hear(itinerary)
  }, [itinerary])
  return { editing: useSyncExternalStore(store.subscribe, store.now, store.now), now: store.now, take }
}

export type EditingStore = Pick<ReturnType<typeof useEditing>, 'now' | 'take'>
