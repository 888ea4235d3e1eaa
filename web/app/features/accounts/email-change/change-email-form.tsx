import { accountsMessages, trimmed } from '@andariego/contract/accounts-rules'
import { emailChangeMessages } from '@andariego/contract/email-change-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { emailProblem, passwordProblem } from '../account-rules.ts'
import { EmailField } from '../email-field.tsx'
import { isWrongPassword } from '../wrong-password.ts'
import styles from './own-email.module.css'

const useAskEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      api('POST /auth/email', { body: { email: trimmed(email), password: trimmed(password) } }),
    onSuccess: () => invalidateAfter(client, 'POST /auth/email'),
  })
}

/** Asks for a new address and for the password as a proof. */
export const ChangeEmailForm = ({ current }: { current: string }) => {
  const ask = useAskEmail()
  const isSame = (email: string) => trimmed(email).toLowerCase() === current.toLowerCase()
  const emailProblemOf = (email: string, malformed?: string) =>
    emailProblem(email, malformed) ?? (isSame(email) ? emailChangeMessages.same : null)
  const { form, submit, field, fail, clear } = useForm({
    initial: { newEmail: '', emailPassword: '' },
    check: ({ newEmail, emailPassword }) => ({
      newEmail: emailProblemOf(newEmail),
      emailPassword: passwordProblem(emailPassword),
    }),
    checkOnSubmit: ({ newEmail, emailPassword }) => ({
      newEmail: emailProblemOf(newEmail, accountsMessages.emailFormat),
      emailPassword: passwordProblem(emailPassword),
    }),
    send: ({ newEmail, emailPassword }) =>
      ask.mutate(
        { email: newEmail, password: emailPassword },
        {
          onSuccess: clear,
          onError: (error) => {
            if (isWrongPassword(error)) fail('emailPassword', formatError(error))
          },
        },
      ),
  })
  const failure = ask.isError && !isWrongPassword(ask.error) && formatError(ask.error)
  return (
    <AccountForm {...form} failure={failure}>
      {ask.isSuccess && (
        <FormMessage kind="success" className={styles.done}>
          {ask.data.message}
        </FormMessage>
      )}
      <EmailField {...field('newEmail')} label="Correo nuevo" autoComplete="email" />
      <PasswordField
        {...field('emailPassword')}
        label="Tu contraseña"
        autoComplete="current-password"
        aria-required
      />
      <Button {...submit} className={styles.submit} busy={ask.isPending}>
        {ask.isPending ? 'Enviando…' : 'Cambiar correo'}
      </Button>
    </AccountForm>
  )
}
