import type { Itinerary } from '@andariego/contract/itineraries'
import { draftOf, type ItineraryDraft, sameContent, withOrderOf } from './itinerary-draft.ts'

/** An itinerary while it is edited. Whatever a screen shows of it follows from this. */
export interface Editing {
  /** What the server has, as far as it is known here. */
  base: ItineraryDraft
  /** What is to replace it: it carries the version it began with. Null while nothing was changed. */
  mine: ItineraryDraft | null
  /** What could not be saved because of another version, until one decides which of them counts. */
  refused: 'all' | 'order' | null
}

export type Step =
  /** The server has this. It may be news, or older than what is known. */
  | { kind: 'hear'; itinerary: Itinerary }
  /** The server answered a change of one's own with this. */
  | { kind: 'settle'; itinerary: Itinerary }
  /** A draft was found on this device, or none for whoever signed in now. */
  | { kind: 'restore'; draft: ItineraryDraft | null }
  | { kind: 'change'; changes: Partial<ItineraryDraft> }
  | { kind: 'drop' }
  /** The order could not be saved: the stops go back to where the server has them. */
  | { kind: 'put-order-back' }
  | { kind: 'refuse'; what: 'all' | 'order' }
  | { kind: 'postpone' }
  | { kind: 'take-theirs' }
  /** What was changed replaces the newest version, whatever it began with. */
  | { kind: 'keep-mine' }

export const begin = (base: ItineraryDraft): Editing => ({ base, mine: null, refused: null })

export const draftIn = ({ base, mine }: Editing): ItineraryDraft => mine ?? base

/** Whether there is something that the server does not have. */
export const isChanged = ({ base, mine }: Editing): boolean => mine !== null && !sameContent(mine, base)

/** Whether somebody saved the itinerary after the changes were begun. */
export const isOutdated = (editing: Editing): boolean =>
  isChanged(editing) && (editing.base.version ?? 0) > (editing.mine?.version ?? 0)

/** All that is saved without being asked to: what the server has, in the order and on the dates of the draft. */
export const orderIn = (editing: Editing): ItineraryDraft => {
  const draft = draftIn(editing)
  return { ...withOrderOf(editing.base, draft), version: draft.version }
}

/** Whether order and dates are all that was changed. */
export const isOrderAlone = (editing: Editing): boolean => sameContent(draftIn(editing), orderIn(editing))

const heard = (editing: Editing, itinerary: Itinerary): Editing => {
  if (itinerary.version < (editing.base.version ?? 0)) return editing
  const base = draftOf(itinerary)
  // Notes, times and lists change the trip, too; what is edited here they leave as it was.
  const { mine } = editing
  const isNews = mine === null || isOutdated(editing) || !sameContent(base, editing.base)
  return { ...editing, base, mine: isNews ? mine : { ...mine, version: base.version } }
}

const changed = (editing: Editing, changes: Partial<ItineraryDraft>): Editing => {
  // What says the same as the server's begins anew from there, whatever it began with.
  const from = isChanged(editing) ? draftIn(editing) : editing.base
  return { ...editing, mine: { ...from, ...changes } }
}

const settled = (editing: Editing, itinerary: Itinerary): Editing => {
  const next = heard(editing, itinerary)
  return isChanged(next) ? changed(next, { version: next.base.version }) : { ...next, mine: null }
}

const withOrderPutBack = (editing: Editing): Editing => {
  const back = withOrderOf(draftIn(editing), editing.base)
  return sameContent(back, editing.base)
    ? { ...editing, mine: null }
    : changed(editing, { stops: back.stops })
}

export const step = (editing: Editing, taken: Step): Editing => {
  switch (taken.kind) {
    case 'hear':
      return heard(editing, taken.itinerary)
    case 'settle':
      return settled(editing, taken.itinerary)
    case 'restore':
      return { ...editing, mine: taken.draft }
    case 'change':
      return changed(editing, taken.changes)
    case 'drop':
      return { ...editing, mine: null }
    case 'put-order-back':
      return withOrderPutBack(editing)
    case 'refuse':
      return { ...editing, refused: taken.what }
    case 'postpone':
      return { ...editing, refused: null }
    case 'take-theirs':
      return { ...editing, mine: null, refused: null }
    case 'keep-mine':
      return { ...changed(editing, { version: editing.base.version }), refused: null }
  }
}
