import { MAIL_SORTS, mailSortName, notificationsMessages } from '@andariego/contract/notifications-rules'
import { pages } from '@andariego/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { api, formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './unsubscribe-panel.module.css'

interface UnsubscribePanelProps {
  /** Null without a token, undefined before hydration. */
  token: string | null | undefined
  /** The kind of mail in the address, for the text; what is stopped depends on the token alone. */
  sort: string | null
}

/** Asks whether to stop mail of one kind. Opening the page changes nothing, because mail programs open links on their own. */
export const UnsubscribePanel = ({ token, sort }: UnsubscribePanelProps) => {
  const stop = useMutation({
    mutationFn: (token: string) => api('POST /notifications/unsubscribe/:token', { params: { token } }),
  })
  if (token === undefined)
    return (
      <SkeletonGroup>
        <Skeleton width="90%" />
        <Skeleton shape="button" width="100%" />
      </SkeletonGroup>
    )
  const isUseless =
    token === null || failureOf('POST /notifications/unsubscribe/:token', stop.error) === 'not-found'
  const named = MAIL_SORTS.find((known) => known === sort) ?? null
  return (
    <div className={styles.panel}>
      {isUseless ? (
        <FormMessage>{notificationsMessages.badLink}</FormMessage>
      ) : stop.isSuccess ? (
        <FormMessage kind="success">
          Listo: ya no te enviaremos {mailSortName(stop.data.data.sort)}. En la app lo verás como siempre.
        </FormMessage>
      ) : (
        <>
          {stop.isError && <FormMessage>{formatError(stop.error)}</FormMessage>}
          <p>¿Quieres dejar de recibir {mailSortName(named)}?</p>
          <Button size="large" wide busy={stop.isPending} onClick={() => stop.mutate(token)}>
            {stop.isPending ? 'Guardando…' : 'Sí, dejar de recibirlos'}
          </Button>
        </>
      )}
      <p>
        <Link to={`${pages.account()}#notifications`}>Elegir qué te contamos y cómo</Link>
      </p>
    </div>
  )
}
