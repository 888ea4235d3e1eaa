import { createDraftKeeper } from '../../../platform/drafts/draft-keeper.ts'
import { getSession } from '../../../platform/session/session.ts'

const kept = new WeakSet<HTMLInputElement>()

const tabStorage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Keeps what the visitor types into a field for as long as the tab lives, and restores it. */
export const keepQuestion = (field: HTMLInputElement, placeId: string): void => {
  if (kept.has(field)) return
  kept.add(field)
  const keeper = createDraftKeeper<string>(`question:${placeId}`, tabStorage())
  const found = keeper.adopt(getSession()?.user.id, '')
  if (field.value !== '') keeper.change(field.value)
  else if (found) {
    field.value = found
    // This code loads while the visitor may already be typing: selected, the old question gives way to the new one.
    if (document.activeElement === field) field.select()
  }
  field.addEventListener('input', () => keeper.change(field.value))
  window.addEventListener('pagehide', keeper.save)
}
