import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { Chat } from './use-chat.ts'
import { useNewChat } from './use-new-chat.ts'

/** Begins anew, which deletes what was said: so it asks. */
export const NewChat = ({ chat }: { chat: Chat }) => {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useNewChat(() => {
    setAsking(false)
    chat.forget()
  })
  const isEmpty = chat.messages.length === 0 && chat.asked === null
  return (
    <>
      <IconButton
        label="Nueva conversación"
        icon={<IconMessagePlus aria-hidden="true" />}
        disabled={isEmpty || chat.sending}
        onClick={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Empezar una nueva conversación?"
        width="small"
        role="alertdialog"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              Borrar y empezar
            </Button>
          </>
        }
      >
        <p>Se borra todo lo que hablaste con el asistente. No se puede deshacer.</p>
      </Dialog>
    </>
  )
}
