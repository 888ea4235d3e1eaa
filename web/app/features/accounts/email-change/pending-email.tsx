import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './own-email.module.css'

interface PendingEmailProps {
  email: string
  expiresAt: string
}

/** Shows the new address that waits for confirmation, with a button to cancel the change. */
export const PendingEmail = ({ email, expiresAt }: PendingEmailProps) => {
  const client = useQueryClient()
  const timeZone = useTimeZone()
  const cancel = useMutation({
    mutationFn: () => api('DELETE /auth/email'),
    onSuccess: ({ message }) => {
      showToast(message)
      return invalidateAfter(client, 'DELETE /auth/email')
    },
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
  return (
    <div className={styles.pending}>
      <p>
        Falta confirmar <strong>{email}</strong>: abre el enlace que te enviamos allí antes del{' '}
        <time dateTime={expiresAt}>{formatDateTime(expiresAt, timeZone)}</time>.
      </p>
      <Button once variant="secondary" size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancelar el cambio
      </Button>
    </div>
  )
}
