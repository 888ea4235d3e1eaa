import type { Passkey } from '@andariego/contract/passkeys'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { useStepFocus } from '../../../ui/focus/use-step-focus.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import styles from './passkeys.module.css'
import { useRemovePasskey } from './passkeys-query.ts'
import { RenamePasskey } from './rename-passkey.tsx'

export const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const { id, name, createdAt, lastUsedAt } = passkey
  const timeZone = useTimeZone()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const remove = useRemovePasskey()
  const close = () => setOpen(null)
  const row = useStepFocus<HTMLLIElement>(open === 'rename' ? 'rename' : 'row')
  return (
    <li ref={row} className={styles.passkey}>
      <span className={styles.name}>{name}</span>
      <span className={styles.times}>
        Agregada el {formatDate(createdAt, timeZone)}
        {lastUsedAt && (
          <>
            {' · '}Último uso: <RelativeTime value={lastUsedAt} />
          </>
        )}
      </span>
      {open === 'rename' ? (
        <RenamePasskey passkey={passkey} onEnd={close} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Renombrar: ${name}`}
            data-opens="rename"
            onClick={() => setOpen('rename')}
          >
            Renombrar
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Quitar: ${name}`}
            onClick={() => setOpen('remove')}
          >
            Quitar
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title="¿Quitar la llave de acceso?"
        yes="Quitar llave"
        doing="Quitando…"
        busy={remove.isPending}
        failure={remove.isError && formatError(remove.error)}
        onYes={() => remove.mutate(id, { onSuccess: ({ message }) => showToast(message) })}
      >
        <p>Ya no podrás entrar con «{name}».</p>
      </ConfirmDialog>
    </li>
  )
}
