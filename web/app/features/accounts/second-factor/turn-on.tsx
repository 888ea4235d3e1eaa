import { tidyCode } from '@andariego/contract/second-factor-rules'
import { useMutation } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { QrCode } from '../../../ui/content/qr-code.tsx'
import { useStepFocus } from '../../../ui/focus/use-step-focus.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { CodeField } from './code-field.tsx'
import { copySecret } from './copy-secret.ts'
import { PasswordStep } from './password-step.tsx'
import { codeProblem } from './second-factor-rules.ts'
import styles from './two-steps.module.css'

interface TurnOnProps {
  email: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Asks for the password, then shows the key for the app, then asks for the app's first code. */
export const TurnOn = ({ email, onDone, onCancel }: TurnOnProps) => {
  const setUp = useMutation({
    mutationFn: (password: string) => api('POST /auth/second-factor/setup', { body: { password } }),
  })
  const part = useStepFocus<HTMLDivElement>(setUp.data ? 'code' : 'password')
  return (
    <div ref={part} className={styles.part}>
      {setUp.data ? (
        <FirstCode {...setUp.data.data} onDone={onDone} onCancel={onCancel} />
      ) : (
        <PasswordStep
          email={email}
          onPassword={(password, { onError }) => setUp.mutate(password, { onError })}
          busy={setUp.isPending}
          error={setUp.error}
          onCancel={onCancel}
        />
      )}
    </div>
  )
}

interface FirstCodeProps extends Omit<TurnOnProps, 'email'> {
  secret: string
  uri: string
}

const FirstCode = ({ secret, uri, onDone, onCancel }: FirstCodeProps) => {
  const turnOn = useMutation({
    mutationFn: (code: string) => api('POST /auth/second-factor', { body: { code: tidyCode(code) } }),
    onSuccess: ({ data }) => onDone(data.recoveryCodes),
  })
  const isWrong = (error: unknown) => failureOf('POST /auth/second-factor', error) === 'wrong-code'
  const { form, submit, field, fail } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    send: ({ code }) =>
      turnOn.mutate(code, {
        onError: (error) => {
          if (isWrong(error)) fail('code', formatError(error))
        },
      }),
  })
  return (
    <div className={styles.steps}>
      <p>Escanea este código con tu aplicación de autenticación.</p>
      <QrCode url={uri} label="Código para la aplicación de autenticación" className={styles.code} />
      <div className={styles.byHand}>
        <p>¿No puedes escanearlo? Escribe esta clave en la aplicación:</p>
        <code className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button variant="secondary" size="small" onClick={() => void copySecret(secret, 'Clave copiada.')}>
          Copiar la clave
        </Button>
      </div>
      <AccountForm {...form} failure={turnOn.isError && !isWrong(turnOn.error) && formatError(turnOn.error)}>
        <CodeField
          {...field('code')}
          data-autofocus
          label="Código de la aplicación"
          hint="El número que te muestra cuando ha leído el código de arriba, o la clave."
          inputMode="numeric"
        />
        <div className={styles.actions}>
          <Button {...submit} busy={turnOn.isPending}>
            {turnOn.isPending ? 'Comprobando…' : 'Activar'}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </AccountForm>
    </div>
  )
}
