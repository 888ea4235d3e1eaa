import { trimmed } from '@andariego/contract/accounts-rules'
import { formatError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { passwordProblem } from '../account-rules.ts'
import { isWrongPassword } from '../wrong-password.ts'
import styles from './two-steps.module.css'

interface PasswordStepProps {
  /** Tells the password manager which account the password belongs to. */
  email: string
  onPassword: (password: string, told: { onError: (error: unknown) => void }) => void
  busy: boolean
  error: unknown
  onCancel: () => void
}

/** Asks for the password before an action that must not be open to a stranger at an unlocked screen. */
export const PasswordStep = ({ email, onPassword, busy, error, onCancel }: PasswordStepProps) => {
  const { form, submit, field, fail } = useForm({
    initial: { proof: '' },
    check: ({ proof }) => ({ proof: passwordProblem(proof) }),
    send: ({ proof }) =>
      onPassword(trimmed(proof), {
        onError: (reason) => {
          if (isWrongPassword(reason)) fail('proof', formatError(reason))
        },
      }),
  })
  return (
    <AccountForm {...form} failure={Boolean(error) && !isWrongPassword(error) && formatError(error)}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('proof')}
        label="Escribe tu contraseña"
        autoComplete="current-password"
        aria-required
      />
      <div className={styles.actions}>
        <Button {...submit} busy={busy}>
          Continuar
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </AccountForm>
  )
}
