import {
  AccountPage,
  EmailConfirmationPanel,
  useEmailConfirmation,
  useMailedToken,
} from '../features/accounts/pages/confirm-email.ts'

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
