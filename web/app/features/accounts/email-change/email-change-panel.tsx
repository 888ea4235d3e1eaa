import { pages } from '@andariego/contract/pages'
import type { ReactNode } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { isUnanswered } from '../../../platform/api/failure-of.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './email-change-panel.module.css'
import { useConfirmEmailChange, useStopEmailChange } from './use-email-change-link.ts'

interface EmailChangePanelProps {
  /** The token of the mailed link; null when the address has none, undefined while it is not known. */
  token: string | null | undefined
}

interface AskedFirst {
  token: string | null | undefined
  link: ReturnType<typeof useConfirmEmailChange> | ReturnType<typeof useStopEmailChange>
  yes: string
  doing: string
  after: ReactNode
  children: ReactNode
}

/** Opening a mailed link must change nothing, because mail scanners open links, too: the visitor has to press the button. */
const AskedFirst = ({ token, link, yes, doing, after, children }: AskedFirst) => {
  if (token === null) return <FormMessage>El enlace no es válido: le falta el código.</FormMessage>
  if (link.isSuccess)
    return (
      <div className={styles.panel}>
        <FormMessage kind="success">{link.data.message}</FormMessage>
        {after}
      </div>
    )
  return (
    <div className={styles.panel}>
      {link.isError ? <FormMessage>{formatError(link.error)}</FormMessage> : <p>{children}</p>}
      {link.isError && !isUnanswered(link.error) && (
        <LinkButton to={pages.account()} size="large" wide>
          Ir a mi cuenta
        </LinkButton>
      )}
      {(!link.isError || isUnanswered(link.error)) && (
        <Button
          size="large"
          wide
          busy={link.isPending}
          disabled={token === undefined}
          onClick={() => link.mutate(token ?? '')}
        >
          {link.isPending ? doing : yes}
        </Button>
      )}
    </div>
  )
}

export const ConfirmEmailChange = ({ token }: EmailChangePanelProps) => (
  <AskedFirst
    token={token}
    link={useConfirmEmailChange()}
    yes="Confirmar el correo nuevo"
    doing="Confirmando…"
    after={
      <LinkButton to={pages.account()} size="large" wide>
        Ir a mi cuenta
      </LinkButton>
    }
  >
    Desde ahora entrarás con este correo y te escribiremos aquí. Tus demás sesiones se cerrarán.
  </AskedFirst>
)

export const StopEmailChange = ({ token }: EmailChangePanelProps) => (
  <AskedFirst
    token={token}
    link={useStopEmailChange()}
    yes="Detener el cambio"
    doing="Deteniendo…"
    after={
      <LinkButton to={pages.forgotPassword()} size="large" wide>
        Elegir otra contraseña
      </LinkButton>
    }
  >
    Tu cuenta seguirá con el correo de siempre. Si el cambio ya se había hecho, lo recuperas: se cierran todas
    las sesiones y te enviamos un enlace para elegir otra contraseña.
  </AskedFirst>
)
