import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useBarred } from '../../platform/session/restriction.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import type { Chat } from './use-chat.ts'
import { useNewChat } from './use-new-chat.ts'

/** Button that starts a new conversation. It asks first, because this deletes the old one. */
export const NewChat = ({ chat }: { chat: Chat }) => {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useNewChat(() => {
    setAsking(false)
    chat.forget()
  })
  const barred = useBarred('change')
  const isEmpty = chat.messages.length === 0 && chat.asked === null
  return (
    <>
      <IconButton
        label="Nueva conversación"
        icon={<IconMessagePlus aria-hidden="true" />}
        disabled={isEmpty || chat.sending}
        onClick={() => setAsking(true)}
        {...barred}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Empezar una nueva conversación?"
        yes="Borrar y empezar"
        onYes={() => mutate()}
        busy={isPending}
      >
        <p>Se borra todo lo que hablaste con el asistente. No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  )
}
