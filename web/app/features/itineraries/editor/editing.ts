import type { Itinerary } from '@andariego/contract/itineraries'
import { planOf } from '@andariego/contract/trip-answer'
import { operationsToReach } from '@andariego/contract/trip-diff-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import {
  contentOf,
  type ItineraryDraft,
  NEW_CONTENT,
  sameContent,
  withOrderOf,
  writtenOf,
} from './itinerary-draft.ts'
import { type Content, mergedContent } from './merged-content.ts'

/** The state of the editor. Everything on the screen is derived from it. */
export interface Editing {
  /** The latest known state on the server; null for a new itinerary. */
  itinerary: Itinerary | null
  base: Content
  /** The edited content; null while nothing was changed. */
  mine: Content | null
}

export type Step =
  /** The server's state arrived. It may be newer or older than the known one. */
  | { kind: 'hear'; itinerary: Itinerary }
  /** A draft was found on this device, or none for the user who has just signed in. */
  | { kind: 'restore'; draft: ItineraryDraft | null }
  | { kind: 'change'; changes: Partial<Content> }
  /** The server has taken this content, but its new state could not be read. */
  | { kind: 'saved'; content: Content }
  | { kind: 'drop' }
  /** The order could not be saved: the stops go back to the order on the server. */
  | { kind: 'put-order-back' }

/** What a save means for the editor: the server's new state, or the saved content where that state could not be read. */
export const heardOf = ({ data, content }: { data: Itinerary | null; content: Content }): Step =>
  data ? { kind: 'hear', itinerary: data } : { kind: 'saved', content }

export const begin = (itinerary: Itinerary | null): Editing => ({
  itinerary,
  base: itinerary ? contentOf(itinerary) : NEW_CONTENT,
  mine: null,
})

export const draftIn = ({ base, mine }: Editing): Content => mine ?? base

/** Whether the draft differs from the server's state. */
export const isChanged = ({ base, mine }: Editing): boolean => mine !== null && !sameContent(mine, base)

/**
 * The draft to store on this device. It contains its base, so that it can later be merged with the server's state at that time.
 */
export const keptDraft = ({ base, mine }: Editing): ItineraryDraft | null => mine && { ...mine, from: base }

/** The content that is saved automatically: the server's stops in the order and on the dates of the draft. */
export const orderIn = (editing: Editing): Content => withOrderOf(editing.base, draftIn(editing))

/** Whether only the order and dates were changed. */
export const isOrderAlone = (editing: Editing): boolean => sameContent(draftIn(editing), orderIn(editing))

/** The smallest set of operations that turns the server's state into `wanted`. */
export const operationsFor = (itinerary: Itinerary, wanted: Content, newId: () => string): Operation[] =>
  operationsToReach(planOf(itinerary), writtenOf(wanted), newId).operations

const withMine = (editing: Editing, mine: Content): Editing => ({
  ...editing,
  mine: sameContent(mine, editing.base) ? null : mine,
})

const heard = (editing: Editing, itinerary: Itinerary): Editing => {
  if (itinerary.version < (editing.itinerary?.version ?? 0)) return editing
  const { base, mine } = editing
  const next = { itinerary, base: contentOf(itinerary), mine: null }
  return mine ? withMine(next, mergedContent(base, mine, next.base)) : next
}

/** The server's state is newer than the known one: that, kept on this device, must not take back what was saved. */
const changedSince = ({ itinerary, ...editing }: Editing): Editing => ({
  ...editing,
  itinerary: itinerary && { ...itinerary, version: itinerary.version + 1 },
})

/** A base for a draft that was stored without one, as if the draft had removed nothing. */
const likelyBase = (base: Content, { stops }: Content): Content => ({
  name: base.name,
  stops: base.stops.filter(({ place }) => stops.some((stop) => stop.place.id === place.id)),
})

const restored = (editing: Editing, { from, name, stops }: ItineraryDraft): Editing => {
  const { base } = editing
  const mine = { name, stops }
  return withMine(editing, mergedContent(from ?? likelyBase(base, mine), mine, base))
}

export const step = (editing: Editing, taken: Step): Editing => {
  switch (taken.kind) {
    case 'hear':
      return heard(editing, taken.itinerary)
    case 'restore':
      return taken.draft ? restored(editing, taken.draft) : { ...editing, mine: null }
    case 'change':
      return { ...editing, mine: { ...draftIn(editing), ...taken.changes } }
    case 'saved':
      return withMine({ ...changedSince(editing), base: taken.content }, draftIn(editing))
    case 'drop':
      return { ...editing, mine: null }
    case 'put-order-back':
      return withMine(editing, withOrderPutBack(editing))
  }
}

const withOrderPutBack = ({ base, ...editing }: Editing): Content => {
  const draft = draftIn({ base, ...editing })
  return { name: draft.name, stops: withOrderOf(draft, base).stops }
}
