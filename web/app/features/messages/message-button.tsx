import { IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { Button, type ButtonLook } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const load = () => import('./chat/chat-dialog.tsx')
const ChatDialog = lazyPart(async () => (await load()).ChatDialog)

interface MessageButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  userId: string
  /** How the user is called. */
  called: string
}

/** Button that opens the chat with a user over the current page; renders nothing for anonymous visitors and for oneself. */
export const MessageButton = ({ userId, called, ...look }: MessageButtonProps) => {
  const session = useSession()
  const [open, setOpen] = useState(false)
  // Once opened, the dialog stays mounted: an unmounting dialog cannot give the focus back.
  const [needed, setNeeded] = useState(false)
  if (session === null || session.user.id === userId) return null
  return (
    <>
      <Button
        {...look}
        icon={<IconMessageCircle aria-hidden="true" />}
        onPointerEnter={() => void load()}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
      >
        Mensaje
      </Button>
      {needed && <ChatDialog other={open ? { userId, called } : null} onClose={() => setOpen(false)} />}
    </>
  )
}
