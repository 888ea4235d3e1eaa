import { accountsMessages } from '@andariego/contract/accounts-rules'
import { MINIMUM_AGE, TERMS_VERSION } from '@andariego/contract/terms-rules'
import { useEffect, useRef, useState } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { formatDate } from '../../platform/format/format.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { emailProblem, newPasswordProblem, repeatedPasswordProblem } from './account-rules.ts'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './register-form.module.css'
import { RegisteredMessage } from './registered-message.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { useRegister } from './use-register.ts'

export const RegisterForm = () => {
  const register = useRegister()
  const [showsTerms, setShowsTerms] = useState(false)
  const { form, submit, field, choice, isValid, clear } = useForm({
    initial: { email: '', password: '', repeated: '', terms: '' },
    check: ({ email, password, repeated, terms }) => ({
      email: emailProblem(email),
      password: newPasswordProblem(password),
      repeated: repeatedPasswordProblem(password, repeated),
      terms: terms === '' ? accountsMessages.termsRequired : null,
    }),
    send: ({ email, password }) => register.mutate({ email, password }, { onSuccess: () => clear() }),
  })
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused submit button is disabled once the form is empty, so the focus moves to the message.
    if (register.isSuccess) done.current?.focus()
  }, [register.isSuccess])

  return (
    <>
      <div ref={done} tabIndex={-1}>
        {register.isSuccess && <RegisteredMessage {...register.data} />}
      </div>
      <AccountForm {...form} failure={register.isError && formatError(register.error)}>
        <EmailField {...field('email')} />
        <NewPasswordFields
          password={field('password')}
          repeated={field('repeated')}
          passwordLabel="Contraseña"
          repeatedLabel="Confirmar contraseña"
        />
        <div className={styles.terms}>
          <Checkbox {...choice('terms')} label="Acepto los términos y condiciones" aria-required />
          <Button
            variant="quiet"
            size="small"
            onClick={() => setShowsTerms(true)}
            aria-haspopup="dialog"
            aria-label="Leerlos: términos y condiciones"
          >
            Leerlos
          </Button>
        </div>
        <Button {...submit} size="large" wide busy={register.isPending} disabled={!isValid}>
          {register.isPending ? 'Creando cuenta…' : 'Crear cuenta'}
        </Button>
        <p className={styles.agreed}>
          Al crear la cuenta confirmas que tienes {MINIMUM_AGE} años o más y que aceptas los términos del{' '}
          {formatDate(TERMS_VERSION)}.
        </p>
      </AccountForm>
      <TermsDialog open={showsTerms} onClose={() => setShowsTerms(false)} />
    </>
  )
}
