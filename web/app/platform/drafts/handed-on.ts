import { useEffect } from 'react'
import { browserStorage } from '../session/browser-storage.ts'
import { getSession } from '../session/session.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { useDraft } from './use-draft.ts'

const HANDED_ON = 'andariego:handed-on'

/**
 * Hands a text to another part of the page, which reads it by `useHandedOn` with the same name: at once if it is there, else when it
 * comes, also after a reload or a login.
 */
export const handOn = (name: string, text: string): void => {
  const keeper = createDraftKeeper<string>(name, browserStorage())
  keeper.adopt(getSession()?.user.id, '')
  keeper.change(text)
  keeper.save()
  window.dispatchEvent(new CustomEvent(HANDED_ON, { detail: { name, text } }))
}

/** What was handed on under a name, '' if nothing was; and how to be done with it. */
export const useHandedOn = (name: string): [text: string, done: () => void] => {
  const [text, setText, clear] = useDraft<string>(name, '')
  useEffect(() => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<{ name: string; text: string }>
      if (detail.name === name) setText(detail.text)
    }
    window.addEventListener(HANDED_ON, hear)
    return () => window.removeEventListener(HANDED_ON, hear)
  }, [name, setText])
  return [text, clear]
}
