import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { browserStorage } from '../session/browser-storage.ts'
import { getSession, useSession } from '../session/session.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'

/**
 * Keeps a draft of state that another hook holds: pass each change to the keeper. `onFound` is called with the value to show,
 * after hydration and when another user signs in. Without a name nothing is kept.
 */
export const useDraftKeeper = <T>(
  name: string | null,
  initial: T,
  onFound: (found: T) => void,
): DraftKeeper<T> => {
  const userId = useSession()?.user.id
  const keeper = useMemo(
    () => createDraftKeeper<T>(name ?? '', name === null ? null : browserStorage()),
    [name],
  )
  const empty = useRef(initial)
  const tell = useEffectEvent(onFound)

  // biome-ignore lint/correctness/useExhaustiveDependencies: userId says when to look; the store knows it even while the page hydrates
  useEffect(() => {
    const found = keeper.adopt(getSession()?.user.id, empty.current)
    if (name !== null && found !== undefined) tell(found)
  }, [keeper, userId])

  useEffect(() => {
    window.addEventListener('pagehide', keeper.save)
    return () => {
      window.removeEventListener('pagehide', keeper.save)
      keeper.save()
    }
  }, [keeper])

  return keeper
}

/**
 * State of a field or form that survives a reload and a lost session: `[value, setValue, clear, keeper]`. Stored for each user under a
 * name such as `review:<placeId>`. Starts with `initial`, as the server rendered it; a stored draft replaces it right after
 * hydration. Call `clear` when the server has the content: it empties the field and deletes the draft. The keeper stores what is not
 * in the field.
 */
export const useDraft = <T>(
  name: string,
  initial: T,
): [T, (value: T) => void, () => void, DraftKeeper<T>] => {
  const [value, setValue] = useState(initial)
  const empty = useRef(initial)
  const keeper = useDraftKeeper(name, initial, setValue)

  const change = useCallback(
    (next: T) => {
      keeper.change(next)
      setValue(next)
    },
    [keeper],
  )
  const clear = useCallback(() => {
    keeper.clear()
    setValue(empty.current)
  }, [keeper])

  return [value, change, clear, keeper]
}
