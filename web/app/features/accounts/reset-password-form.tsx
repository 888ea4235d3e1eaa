import { pages } from '@andariego/contract/pages'
import { formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { Button, LinkButton } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { newPasswordProblem, repeatedPasswordProblem } from './account-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './reset-password-form.module.css'
import { useResetPassword } from './use-reset-password.ts'

/** Form for a new password, sent with the token of the mailed link. */
export const ResetPasswordForm = ({ token }: { token: string }) => {
  const reset = useResetPassword(token)
  const { form, submit, field } = useForm({
    initial: { password: '', repeated: '' },
    check: ({ password, repeated }) => ({
      password: newPasswordProblem(password),
      repeated: repeatedPasswordProblem(password, repeated),
    }),
    send: ({ password }) => reset.mutate(password),
  })
  if (reset.isSuccess) {
    return (
      <div className={styles.end}>
        <FormMessage kind="success">{reset.data.message} Ya puedes usarla para entrar.</FormMessage>
        <LinkButton to={pages.login()} size="large" wide>
          Iniciar sesión
        </LinkButton>
      </div>
    )
  }
  const failure = failureOf('POST /auth/reset-password', reset.error)
  if (failure === 'not-found' || failure === 'gone') return <UselessLink reason={formatError(reset.error)} />
  return (
    <AccountForm {...form} failure={reset.isError && formatError(reset.error)}>
      <NewPasswordFields
        password={field('password')}
        repeated={field('repeated')}
        passwordLabel="Contraseña nueva"
        repeatedLabel="Confirmar contraseña nueva"
      />
      <Button {...submit} size="large" wide busy={reset.isPending}>
        {reset.isPending ? 'Guardando…' : 'Guardar contraseña'}
      </Button>
    </AccountForm>
  )
}

/** Says that the link is useless, with a link to ask for another one. */
export const UselessLink = ({ reason }: { reason: string }) => (
  <div className={styles.end}>
    <FormMessage>
      {reason}
      {'\n'}Los enlaces valen durante 1 hora, se pueden usar una sola vez, y solo sirve el último que pediste.
    </FormMessage>
    <LinkButton to={pages.forgotPassword()} size="large" wide>
      Pedir otro enlace
    </LinkButton>
  </div>
)
