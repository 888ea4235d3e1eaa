import { formatError } from '../../platform/api/api.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './resend-confirmation.module.css'
import { useResendConfirmation } from './use-resend-confirmation.ts'

/** Button that mails the confirmation link to an address once more. */
export const ResendConfirmation = ({ email }: { email: string }) => {
  const resend = useResendConfirmation()
  if (resend.isSuccess) return <FormMessage kind="success">{resend.data.message}</FormMessage>
  return (
    <div className={styles.resend}>
      <Button variant="secondary" size="small" busy={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? 'Enviando…' : 'Enviar el enlace otra vez'}
      </Button>
      {resend.isError && <p role="alert">{formatError(resend.error)}</p>}
    </div>
  )
}
