import type { Itinerary } from '@andariego/contract/itineraries'
import { planOf } from '@andariego/contract/trip-answer'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { operationsTowards } from '@andariego/contract/trip-towards-rules'
import {
  contentOf,
  type ItineraryDraft,
  NEW_CONTENT,
  sameContent,
  withOrderOf,
  writtenOf,
} from './itinerary-draft.ts'
import { type Content, mergedContent } from './merged-content.ts'

/** An itinerary while it is edited. Whatever a screen shows of it follows from this. */
export interface Editing {
  /** As the server has it, as far as that is known here; null for a new one. */
  itinerary: Itinerary | null
  base: Content
  /** What is to become of `base`. Null while nothing was changed. */
  mine: Content | null
}

export type Step =
  /** The server has this. It may be news, or older than what is known. */
  | { kind: 'hear'; itinerary: Itinerary }
  /** A draft was found on this device, or none for whoever signed in now. */
  | { kind: 'restore'; draft: ItineraryDraft | null }
  | { kind: 'change'; changes: Partial<Content> }
  | { kind: 'drop' }
  /** The order could not be saved: the stops go back to where the server has them. */
  | { kind: 'put-order-back' }

export const begin = (itinerary: Itinerary | null): Editing => ({
  itinerary,
  base: itinerary ? contentOf(itinerary) : NEW_CONTENT,
  mine: null,
})

export const draftIn = ({ base, mine }: Editing): Content => mine ?? base

/** Whether there is something that the server does not have. */
export const isChanged = ({ base, mine }: Editing): boolean => mine !== null && !sameContent(mine, base)

/** What is kept on this device, so that it can be made of whatever the server has by then. */
export const keptDraft = ({ base, mine }: Editing): ItineraryDraft | null => mine && { ...mine, from: base }

/** All that is saved without being asked to: what the server has, in the order and on the dates of the draft. */
export const orderIn = (editing: Editing): Content => withOrderOf(editing.base, draftIn(editing))

/** Whether order and dates are all that was changed. */
export const isOrderAlone = (editing: Editing): boolean => sameContent(draftIn(editing), orderIn(editing))

/** The changes that make `wanted` of what the server has; as few as that takes. */
export const operationsFor = (itinerary: Itinerary, wanted: Content, newId: () => string): Operation[] =>
  operationsTowards(planOf(itinerary), writtenOf(wanted), newId).operations

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

/** What a draft that does not say began with: as if nothing had been removed in it. */
const likelyStart = (base: Content, { stops }: Content): Content => ({
  name: base.name,
  stops: base.stops.filter(({ place }) => stops.some((stop) => stop.place.id === place.id)),
})

const restored = (editing: Editing, { from, name, stops }: ItineraryDraft): Editing => {
  const { base } = editing
  const mine = { name, stops }
  return withMine(editing, mergedContent(from ?? likelyStart(base, mine), mine, base))
}

export const step = (editing: Editing, taken: Step): Editing => {
  switch (taken.kind) {
    case 'hear':
      return heard(editing, taken.itinerary)
    case 'restore':
      return taken.draft ? restored(editing, taken.draft) : { ...editing, mine: null }
    case 'change':
      return { ...editing, mine: { ...draftIn(editing), ...taken.changes } }
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
