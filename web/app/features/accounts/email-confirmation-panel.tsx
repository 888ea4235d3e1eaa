import { CONFIRMATION_HOURS } from '@andariego/contract/accounts-rules'
import { pages } from '@andariego/contract/pages'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../platform/rendering/link.tsx'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { Retry } from '../../ui/actions/retry.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './email-confirmation-panel.module.css'
import { ResendForm } from './resend-form.tsx'
import { rememberedReturnPath } from './return-path.ts'
import type { EmailConfirmation } from './use-email-confirmation.ts'

const HOME_AFTER_MS = 3000
/** How long the home page shows that the visitor can sign in now. */
const NEWS_MS = 10_000

interface EmailConfirmationPanelProps {
  confirmation: EmailConfirmation
  onRetry: () => void
}

export const EmailConfirmationPanel = ({ confirmation, onRetry }: EmailConfirmationPanelProps) => {
  if (confirmation.state === 'loading') return <Confirming />
  if (confirmation.state === 'success') return <Confirmed message={confirmation.message} />
  return (
    <div className={styles.panel}>
      <FormMessage>{confirmation.message}</FormMessage>
      {confirmation.mayPass && <Retry wide variant="primary" onRetry={onRetry} />}
      <section className={styles.causes} aria-labelledby="causes">
        <h2 id="causes">Posibles causas</h2>
        <ul>
          <li>
            El enlace expiró: es válido durante {CONFIRMATION_HOURS} horas. Si pediste otro, solo vale el
            último.
          </li>
          <li>
            El enlace ya fue utilizado. En ese caso tu correo está confirmado y puedes{' '}
            <Link to={loginPath(rememberedReturnPath())}>iniciar sesión</Link>.
          </li>
          <li>El enlace es incorrecto o está incompleto. Cópialo entero desde el mensaje.</li>
        </ul>
      </section>
      <ResendForm />
    </div>
  )
}

const Confirming = () => (
  <SkeletonGroup label="Confirmando tu correo…">
    <Skeleton shape="block" height="3.25rem" />
    <Skeleton width="80%" />
    <Skeleton shape="button" width="100%" />
  </SkeletonGroup>
)

const Confirmed = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  const isAnonymous = useSession() === null
  const login = loginPath(rememberedReturnPath())
  const goHome = useEffectEvent(() => {
    void navigate(pages.home(), { replace: true })
    if (isAnonymous)
      showToast('Tu correo está confirmado: ya puedes iniciar sesión.', {
        action: { label: 'Iniciar sesión', run: () => void navigate(login) },
        durationMs: NEWS_MS,
      })
  })
  useEffect(() => {
    const timer = setTimeout(() => goHome(), HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.panel}>
      <FormMessage kind="success">
        {message}
        {'\n'}
        {isAnonymous && 'Ya puedes iniciar sesión. '}En unos segundos te llevamos al inicio.
      </FormMessage>
      <LinkButton to={pages.home()} replace size="large" wide>
        Ir al inicio
      </LinkButton>
      {isAnonymous && (
        <LinkButton to={login} replace variant="secondary" size="large" wide>
          Iniciar sesión
        </LinkButton>
      )}
    </div>
  )
}
