import type { Itinerary } from '@andariego/contract/itineraries'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { draftOf, type ItineraryDraft, NEW_DRAFT, sameContent } from './itinerary-draft.ts'

const draftName = (id: string | null) => `itinerary:${id ?? 'new'}`
/** What an itinerary that is not saved yet is kept under. */
export const NEW_DRAFT_NAME = draftName(null)

/**
 * What is being edited, kept on this device until the server has it, beside what the server has. `latest` is for what
 * runs between two renders.
 */
export const useItineraryDraft = (itinerary: Itinerary | null) => {
  const [kept, keep, forget] = useDraft<ItineraryDraft | null>(draftName(itinerary?.id ?? null), null)
  const [confirmed, setConfirmed] = useState<Itinerary | null>(null)
  // The answer to a change is here before the query's data are, and a query may bring what was true before it.
  const newest = confirmed && (!itinerary || confirmed.version > itinerary.version) ? confirmed : itinerary
  const saved = newest ? draftOf(newest) : NEW_DRAFT
  const draft = kept ?? saved
  const latest = useRef({ draft, saved, kept })
  useLayoutEffect(() => {
    latest.current = { draft, saved, kept }
  })

  const change = (changes: Partial<ItineraryDraft>) => {
    const { draft: before, saved: base } = latest.current
    // What says the same as the server's begins anew from there, whatever it began with.
    const from = sameContent(before, base) ? base : before
    const next = { ...from, ...changes }
    latest.current = { ...latest.current, draft: next, kept: next }
    keep(next)
  }
  const drop = () => {
    latest.current = { ...latest.current, draft: latest.current.saved, kept: null }
    forget()
  }
  /** The server has answered a change with this: the draft goes on from there, or has arrived. */
  const rebase = (answer: Itinerary) => {
    const base = draftOf(answer)
    setConfirmed(answer)
    latest.current = { ...latest.current, saved: base }
    if (!latest.current.kept) return
    if (sameContent(latest.current.draft, base)) drop()
    else change({ version: base.version })
  }
  return {
    draft,
    saved,
    latest: () => latest.current,
    /** There is something that the server does not have. */
    changed: kept !== null && !sameContent(kept, saved),
    /** Somebody saved the itinerary after this draft was begun. */
    outdated: kept !== null && (saved.version ?? 0) > (kept.version ?? 0) && !sameContent(kept, saved),
    change,
    drop,
    rebase,
  }
}

export type EditedDraft = ReturnType<typeof useItineraryDraft>
