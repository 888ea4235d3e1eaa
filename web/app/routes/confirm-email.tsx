import { AccountPage } from '../features/accounts/account-page.tsx'
import { EmailConfirmationPanel } from '../features/accounts/email-confirmation-panel.tsx'
import { useEmailConfirmation } from '../features/accounts/use-email-confirmation.ts'
import { useMailedToken } from '../features/accounts/use-mailed-token.ts'

const TEXTS = {
  loading: { title: 'Confirmando email', lead: 'Un momento: estamos comprobando tu enlace.' },
  success: { title: 'Email confirmado', lead: 'Tu cuenta está lista.' },
  error: { title: 'Error de confirmación', lead: 'No pudimos confirmar tu correo con este enlace.' },
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ConfirmEmail() {
  const { confirmation, retry } = useEmailConfirmation(useMailedToken())
  const { title, lead } = TEXTS[confirmation.state]
  return (
    <AccountPage title={title} lead={lead} motto="Un paso más y empieza el viaje.">
      <title>{title}</title>
      <EmailConfirmationPanel confirmation={confirmation} onRetry={retry} />
    </AccountPage>
  )
}
