import { trimmed } from '@andariego/contract/accounts-rules'
import { tidyCode } from '@andariego/contract/second-factor-rules'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { passwordProblem } from '../account-rules.ts'
import { isWrongPassword } from '../wrong-password.ts'
import { CodeField } from './code-field.tsx'
import { codeProblem } from './second-factor-rules.ts'
import styles from './two-steps.module.css'

interface Proof {
  password: string
  code: string
}

interface ProvenFormProps {
  email: string
  deed: Pick<UseMutationResult<unknown, Error, Proof>, 'mutate' | 'isPending' | 'isError' | 'error'>
  yes: string
  danger?: boolean
  onCancel: () => void
}

const isWrongCode = (error: unknown) => failureOf('DELETE /auth/second-factor', error) === 'wrong-code'

/** Form for an action that needs both the password and a code. */
const ProvenForm = ({ email, deed, yes, danger = false, onCancel }: ProvenFormProps) => {
  const { form, submit, field, fail } = useForm({
    initial: { proof: '', code: '' },
    check: ({ proof, code }) => ({ proof: passwordProblem(proof), code: codeProblem(code) }),
    send: ({ proof, code }) =>
      deed.mutate(
        { password: trimmed(proof), code: tidyCode(code) },
        {
          onError: (error) => {
            if (isWrongPassword(error)) fail('proof', formatError(error))
            if (isWrongCode(error)) fail('code', formatError(error))
          },
        },
      ),
  })
  const isOfAField = isWrongPassword(deed.error) || isWrongCode(deed.error)
  return (
    <AccountForm {...form} failure={deed.isError && !isOfAField && formatError(deed.error)}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('proof')}
        label="Escribe tu contraseña"
        autoComplete="current-password"
        aria-required
      />
      <CodeField {...field('code')} label="Código de la aplicación, o uno de recuperación" />
      <div className={styles.actions}>
        <Button {...submit} variant={danger ? 'danger' : 'primary'} busy={deed.isPending}>
          {yes}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </AccountForm>
  )
}

interface NewCodesFormProps {
  email: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

export const NewCodesForm = ({ email, onDone, onCancel }: NewCodesFormProps) => {
  const make = useMutation({
    mutationFn: (body: Proof) => api('POST /auth/second-factor/recovery-codes', { body }),
    onSuccess: ({ data }) => onDone(data.recoveryCodes),
  })
  return <ProvenForm email={email} deed={make} yes="Hacer códigos nuevos" onCancel={onCancel} />
}

interface TurnOffFormProps {
  email: string
  /** What it returns is awaited before the form is free again. */
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

export const TurnOffForm = ({ email, onDone, onCancel }: TurnOffFormProps) => {
  const turnOff = useMutation({
    mutationFn: (body: Proof) => api('DELETE /auth/second-factor', { body }),
    onSuccess: ({ message }) => onDone(message),
  })
  return <ProvenForm email={email} deed={turnOff} yes="Desactivar" danger onCancel={onCancel} />
}
