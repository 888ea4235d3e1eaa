import { pages } from '@andariego/contract/pages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import styles from './messages.module.css'

interface RequestBannerProps {
  userId: string
  /** Called just before the banner goes, and the focus with it. */
  onAccepted: () => void
  /** Called to ask whether the stranger shall be blocked. */
  onBlock: () => void
}

/** Shown above the first messages of a stranger, until the user accepts or answers them, or blocks who wrote them. */
export const RequestBanner = ({ userId, onAccepted, onBlock }: RequestBannerProps) => {
  const client = useQueryClient()
  const barred = useBarred('change')
  const accept = useMutation({
    mutationFn: () => api('PUT /direct-messages/requests/:userId', { params: { userId } }),
    onSuccess: async () => {
      onAccepted()
      await invalidate(client, 'GET /direct-messages/conversation/:userId', { params: { userId } })
      void invalidate(client, 'GET /direct-messages/conversations')
    },
  })
  return (
    <div className={styles.request}>
      <p>
        {accept.isError ? formatError(accept.error) : 'Es la primera vez que te escribe. ¿Quieres conversar?'}
      </p>
      <div className={styles.requestActions}>
        <Button size="small" busy={accept.isPending} onClick={() => accept.mutate()} {...barred}>
          Aceptar
        </Button>
        <LinkButton to={pages.user({ id: userId })} variant="quiet" size="small">
          Ver su perfil
        </LinkButton>
        <Button variant="quiet" size="small" onClick={onBlock}>
          Bloquear
        </Button>
      </div>
    </div>
  )
}
