import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export const DeleteAccount = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} aria-haspopup="dialog">
        Eliminar mi cuenta
      </Button>
      {/* A new key at each opening remounts the dialog, so that no typed password is kept. */}
      <DeleteAccountDialog key={String(isOpen)} open={isOpen} onClose={() => setOpen(false)} email={email} />
    </>
  )
}
