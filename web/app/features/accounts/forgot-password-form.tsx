import { accountsMessages } from '@andariego/contract/accounts-rules'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { formatError } from '../../platform/api/api.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { emailProblem } from './account-rules.ts'
import { EmailField } from './email-field.tsx'
import { useForgotPassword } from './use-forgot-password.ts'

/** Reads the address that the visitor typed into the login form, from the navigation state. */
const emailFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : ''

export const ForgotPasswordForm = () => {
  const forgot = useForgotPassword()
  const typed = emailFrom(useLocation().state)
  const { form, submit, field, set } = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    checkOnSubmit: ({ email }) => ({ email: emailProblem(email, accountsMessages.emailFormat) }),
    send: ({ email }) => forgot.mutate(email),
  })
  const prefill = useEffectEvent((email: string) => set('email', email))
  useEffect(() => {
    if (typed !== '') prefill(typed)
  }, [typed])

  if (forgot.isSuccess) {
    return (
      <FormMessage kind="success">
        {forgot.data.message}
        {'\n'}El enlace vale durante 1 hora.
      </FormMessage>
    )
  }
  return (
    <AccountForm {...form} failure={forgot.isError && formatError(forgot.error)}>
      <EmailField {...field('email')} />
      <Button {...submit} size="large" wide busy={forgot.isPending}>
        {forgot.isPending ? 'Enviando…' : 'Enviar enlace'}
      </Button>
    </AccountForm>
  )
}
