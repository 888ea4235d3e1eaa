import { CONFIRMATION_HOURS } from '@andariego/contract/accounts-rules'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './registered-message.module.css'
import { ResendConfirmation } from './resend-confirmation.tsx'

interface RegisteredMessageProps {
  message: string
  email: string
}

/** Shown after registering: the account exists, and the visitor only has to open the mailed link. */
export const RegisteredMessage = ({ message, email }: RegisteredMessageProps) => (
  <div className={styles.registered}>
    <FormMessage kind="success">
      {message}
      <p className={styles.detail}>
        El enlace va en camino a <strong>{email}</strong> y vale durante {CONFIRMATION_HOURS} horas. Si no lo
        ves, mira también en el correo no deseado.
      </p>
    </FormMessage>
    <ResendConfirmation key={email} email={email} />
  </div>
)
