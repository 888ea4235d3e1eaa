import { EMAIL_CHANGE_HOURS } from '@andariego/contract/email-change-rules'
import { pages } from '@andariego/contract/pages'
import type { ReactNode } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
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
  /** Where to go on, also when the link is of no use. */
  after: ReactNode
  /** How to reach the same without the link. */
  ifUseless: string
  children: ReactNode
}

const USELESS = 'El enlace no es válido: le falta el código.'

/** Whether pressing again cannot help: the link itself is of no use any more. */
const isUseless = (error: unknown): boolean => {
  const failure = failureOf('POST /auth/email/stop', error)
  return failure === 'not-found' || failure === 'gone' || failure === 'duplicate'
}

/** Opening a mailed link must change nothing, because mail scanners open links, too: the visitor has to press the button. */
const AskedFirst = ({ token, link, yes, doing, after, ifUseless, children }: AskedFirst) => {
  if (link.isSuccess)
    return (
      <div className={styles.panel}>
        <FormMessage kind="success">{link.data.message}</FormMessage>
        {after}
      </div>
    )
  if (token === null || isUseless(link.error))
    return (
      <div className={styles.panel}>
        <FormMessage>{token === null ? USELESS : formatError(link.error)}</FormMessage>
        <p>{ifUseless}</p>
        {after}
      </div>
    )
  return (
    <div className={styles.panel}>
      {link.isError ? <FormMessage>{formatError(link.error)}</FormMessage> : <p>{children}</p>}
      <Button
        once
        size="large"
        wide
        busy={link.isPending}
        disabled={token === undefined}
        onClick={() => link.mutate(token ?? '')}
      >
        {link.isPending ? doing : yes}
      </Button>
    </div>
  )
}

export const ConfirmEmailChange = ({ token }: EmailChangePanelProps) => (
  <AskedFirst
    token={token}
    link={useConfirmEmailChange()}
    yes="Confirmar el correo nuevo"
    doing="Confirmando…"
    ifUseless={`Los enlaces valen ${EMAIL_CHANGE_HOURS} horas, se usan una sola vez, y solo sirve el último que pediste. En tu cuenta ves qué correo tiene, y puedes pedir otro enlace.`}
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
    ifUseless="Si no pediste tú el cambio, elige otra contraseña con el correo de siempre: se cierran todas las sesiones, y ningún cambio que espere se puede confirmar."
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
