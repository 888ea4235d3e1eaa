import { accountsMessages } from '@andariego/contract/accounts-rules'
import { pages } from '@andariego/contract/pages'
import { useEffect, useState } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { SESSION_ENDED, takeSessionEnd } from '../../platform/session/session-end.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useStepFocus } from '../../ui/focus/use-step-focus.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { emailProblem, passwordProblem } from './account-rules.ts'
import { EmailField } from './email-field.tsx'
import { loginFailure, needsCode, needsConfirmation } from './login-failure.ts'
import styles from './login-form.module.css'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { CodeStep } from './second-factor/code-step.tsx'
import { useLogIn } from './use-log-in.ts'

/** `isLeaving`: the user is signed in, and the next page is loading. */
export const LoginForm = ({ isLeaving }: { isLeaving: boolean }) => {
  const logIn = useLogIn()
  const { form, submit, field, values } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
    checkOnSubmit: ({ email, password }) => ({
      email: emailProblem(email, accountsMessages.emailFormat),
      password: passwordProblem(password),
    }),
    send: (credentials) => logIn.mutate(credentials),
  })
  const [hasEnded, setEnded] = useState(false)
  // A toast would cover the form on a phone.
  useEffect(() => {
    if (takeSessionEnd()) setEnded(true)
  }, [])
  const [isSecondStep, setSecondStep] = useState(false)
  if (needsCode(logIn.error) && !isSecondStep) setSecondStep(true)
  const part = useStepFocus<HTMLDivElement>(isSecondStep ? 'code' : 'password')
  const isBusy = logIn.isPending || isLeaving
  const failure = logIn.isError && (
    <div className={styles.failure}>
      {loginFailure(logIn.error)}
      {needsConfirmation(logIn.error) && <ResendConfirmation email={logIn.variables?.email ?? ''} />}
    </div>
  )
  return (
    <div ref={part}>
      {hasEnded && (
        <FormMessage kind="info" className={styles.ended}>
          {SESSION_ENDED}
        </FormMessage>
      )}
      {isSecondStep ? (
        <CodeStep
          busy={isBusy}
          error={logIn.error}
          onCode={(code, told) => logIn.mutate({ ...values, code }, told)}
          onBack={() => {
            logIn.reset()
            setSecondStep(false)
          }}
        />
      ) : (
        <AccountForm {...form} failure={failure}>
          <EmailField {...field('email')} autoComplete="username webauthn" />
          <PasswordField
            {...field('password')}
            label="Contraseña"
            autoComplete="current-password"
            aria-required
          />
          <Link to={pages.forgotPassword()} state={{ email: values.email }} className={styles.forgot}>
            ¿Olvidaste tu contraseña?
          </Link>
          <Button {...submit} size="large" wide busy={isBusy}>
            {isBusy ? 'Iniciando sesión…' : 'Iniciar sesión'}
          </Button>
        </AccountForm>
      )}
    </div>
  )
}
