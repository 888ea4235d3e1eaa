import { trimmed } from '@andariego/contract/accounts-rules'
import { deviceName } from '@andariego/contract/device-name-rules'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { passwordProblem } from '../account-rules.ts'
import { isWrongPassword } from '../wrong-password.ts'
import { passkeyFailure } from './passkey-failure.ts'
import { passkeyNameProblem } from './passkey-rules.ts'
import styles from './passkeys.module.css'
import { useAddPasskey } from './passkeys-query.ts'

interface AddPasskeyProps {
  /** Tells the password manager which account the password belongs to. */
  email: string
  onEnd: () => void
}

/** Asks for a name and the password; then the browser asks for a fingerprint, a face or a PIN. */
export const AddPasskey = ({ email, onEnd }: AddPasskeyProps) => {
  const add = useAddPasskey()
  const { form, submit, field, fail } = useForm({
    initial: { passkeyName: deviceName(navigator.userAgent).name, passkeyPassword: '' },
    check: ({ passkeyName, passkeyPassword }) => ({
      passkeyName: passkeyNameProblem(passkeyName),
      passkeyPassword: passwordProblem(passkeyPassword),
    }),
    send: ({ passkeyName, passkeyPassword }) =>
      add.mutate(
        { name: passkeyName, password: trimmed(passkeyPassword) },
        {
          onSuccess: () => {
            showToast(`Agregaste la llave de acceso «${passkeyName.trim()}».`)
            onEnd()
          },
          onError: (error) => {
            if (isWrongPassword(error)) fail('passkeyPassword', formatError(error))
          },
        },
      ),
  })
  const failure = add.isError && !isWrongPassword(add.error) && passkeyFailure(add.error)
  return (
    <AccountForm {...form} failure={failure}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField {...field('passkeyName')} label="Nombre de la llave" aria-required data-autofocus />
      <PasswordField
        {...field('passkeyPassword')}
        label="Escribe tu contraseña"
        autoComplete="current-password"
        aria-required
      />
      <div className={styles.actions}>
        <Button {...submit} busy={add.isPending}>
          {add.isPending ? 'Esperando al dispositivo…' : 'Crear la llave'}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </AccountForm>
  )
}
