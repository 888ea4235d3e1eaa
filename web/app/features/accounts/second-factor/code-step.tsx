import { secondFactorMessages, tidyCode } from '@andariego/contract/second-factor-rules'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { loginFailure } from '../login-failure.ts'
import { CodeField } from './code-field.tsx'
import styles from './code-step.module.css'
import { codeProblem } from './second-factor-rules.ts'

interface CodeStepProps {
  onCode: (code: string, told: { onError: (error: unknown) => void }) => void
  busy: boolean
  error: unknown
  onBack: () => void
}

const codeFailure = (error: unknown) => {
  const failure = failureOf('POST /auth/login', error)
  return failure === 'wrong-code' || failure === 'second-factor-required' ? failure : null
}

/** The second step of signing in, after the right password. */
export const CodeStep = ({ onCode, busy, error, onBack }: CodeStepProps) => {
  const { form, submit, field, fail } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    send: ({ code }) =>
      onCode(tidyCode(code), {
        onError: (reason) => {
          if (codeFailure(reason) === 'wrong-code') fail('code', loginFailure(reason))
        },
      }),
  })
  return (
    <AccountForm {...form} failure={Boolean(error) && codeFailure(error) === null && loginFailure(error)}>
      <p role="status" className={styles.asked}>
        {secondFactorMessages.required}
      </p>
      <CodeField
        {...field('code')}
        hint="¿Sin el teléfono? Escribe uno de tus códigos de recuperación. Si tampoco los tienes, escribe a quien administra el sitio: puede quitar este paso de tu cuenta."
        data-autofocus
      />
      <Button {...submit} size="large" wide busy={busy}>
        {busy ? 'Iniciando sesión…' : 'Continuar'}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Volver
      </Button>
    </AccountForm>
  )
}
