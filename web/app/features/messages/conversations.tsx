import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts'
import { ConversationList } from './conversation-list.tsx'
import { useOtherUser } from './other-user-query.ts'

const ChatDialog = lazyPart(async () => (await import('./chat/chat-dialog.tsx')).ChatDialog)

/** The search parameter that names the open conversation: `/chats?con={userId}`. */
const PARAMETER = 'con'

/**
 * The list of conversations, and the dialog with the open one. The address names the open one, so that it can be linked to and
 * survives a reload; the parameter is set in the dialog's own history entry, so that the back button leads to the list.
 */
export const Conversations = () => {
  useKeptFocus()
  const [parameters, setParameters] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(null)
  const [names, setNames] = useState<Record<string, string>>({})
  const linked = parameters.get(PARAMETER)
  const name = useOtherUser(openId !== null && !(openId in names) ? openId : null)
  const known = openId === null ? undefined : (names[openId] ?? name.data)
  const other =
    openId !== null && known !== undefined && linked === null ? { userId: openId, called: known } : null
  const shownId = other?.userId

  useEffect(() => {
    if (linked === null) return
    setOpenId(linked)
    // The history entry below the dialog's own one must show the list.
    setParameters({}, { replace: true, preventScrollReset: true })
  }, [linked, setParameters])

  useEffect(() => {
    if (shownId === undefined) return
    history.replaceState(history.state, '', `?${new URLSearchParams({ [PARAMETER]: shownId })}`)
  }, [shownId])

  // An accepted request moves to the conversations, and the dialog cannot give the focus back to what opened it.
  const lastOpen = useRef<string | null>(null)
  useLayoutEffect(() => {
    const closed = lastOpen.current
    lastOpen.current = openId
    if (openId !== null || closed === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-person="${closed}"]`)?.focus()
  }, [openId])

  return (
    <>
      <ConversationList
        onOpen={({ userId, called }) => {
          setNames((others) => ({ ...others, [userId]: called }))
          setOpenId(userId)
        }}
      />
      <ChatDialog other={other} linksToProfile onClose={() => setOpenId(null)} />
    </>
  )
}
