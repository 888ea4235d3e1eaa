import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { allows } from '../../platform/api/allows.ts'
import { importAhead } from '../../platform/rendering/import-code.ts'
import { Button, type ButtonLook } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const load = () => import('./chat/chat-dialog.tsx')
const ChatDialog = lazyPart(async () => (await load()).ChatDialog)

interface MessageButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  person: PublicProfile
}

/** Button that opens the chat with a person over the current page, for those who may write to them. */
export const MessageButton = ({ person, ...look }: MessageButtonProps) => {
  const [open, setOpen] = useState(false)
  // Once opened, the dialog stays mounted: an unmounting dialog cannot give the focus back.
  const [needed, setNeeded] = useState(false)
  if (!allows(person, 'message')) return null
  return (
    <>
      <Button
        {...look}
        icon={<IconMessageCircle aria-hidden="true" />}
        onPointerEnter={() => importAhead(load)}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
      >
        Mensaje
      </Button>
      {needed && (
        <ChatDialog
          other={open ? { userId: person.id, called: calledBy(person) } : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
