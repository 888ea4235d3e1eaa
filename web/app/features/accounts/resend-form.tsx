import { accountsMessages } from '@andariego/contract/accounts-rules'
import { formatError } from '../../platform/api/api.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { emailProblem } from './account-rules.ts'
import { EmailField } from './email-field.tsx'
import { useResendConfirmation } from './use-resend-confirmation.ts'

/** Form that asks for an address and mails the confirmation link to it again. */
export const ResendForm = () => {
  const resend = useResendConfirmation()
  const { form, submit, field } = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    checkOnSubmit: ({ email }) => ({ email: emailProblem(email, accountsMessages.emailFormat) }),
    send: ({ email }) => resend.mutate(email),
  })
  if (resend.isSuccess) return <FormMessage kind="success">{resend.data.message}</FormMessage>
  return (
    <AccountForm {...form} failure={resend.isError && formatError(resend.error)}>
      <EmailField {...field('email')} hint="Te enviamos un enlace nuevo; los anteriores dejan de valer." />
      <Button {...submit} variant="secondary" wide busy={resend.isPending}>
        {resend.isPending ? 'Enviando…' : 'Enviar un enlace nuevo'}
      </Button>
    </AccountForm>
  )
}
