import { createDraftKeeper } from '../../../platform/drafts/draft-keeper.ts'
import { browserStorage } from '../../../platform/session/browser-storage.ts'
import { getSession } from '../../../platform/session/session.ts'
import { withoutStop, withStop } from '../arrangement.ts'
import { type ItineraryDraft, NEW_CONTENT } from '../editor/itinerary-draft.ts'
import { NEW_DRAFT_NAME } from '../editor/use-editing.ts'
import type { Stop } from '../stop.ts'

/** Puts a stop into the stored draft of a new itinerary; the editor opens with that draft. */
export const startItineraryWith = (stop: Stop): void => {
  const keeper = createDraftKeeper<ItineraryDraft | null>(NEW_DRAFT_NAME, browserStorage())
  const draft = keeper.adopt(getSession()?.user.id, null) ?? NEW_CONTENT
  keeper.change({ ...draft, stops: withStop(withoutStop(draft.stops, stop.place.id), stop) })
  keeper.save()
}
