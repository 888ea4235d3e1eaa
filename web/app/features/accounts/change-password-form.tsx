import { useState } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { newPasswordProblem, passwordProblem, repeatedPasswordProblem } from './account-rules.ts'
import styles from './change-password-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useChangePassword } from './use-change-password.ts'
import { isWrongPassword } from './wrong-password.ts'

/** `email` tells the password manager which account the password belongs to. */
export const ChangePasswordForm = ({ email }: { email: string }) => {
  const change = useChangePassword()
  const [done, setDone] = useState<string | null>(null)
  const { form, submit, field, fail, clear } = useForm({
    initial: { current: '', password: '', repeated: '' },
    check: ({ current, password, repeated }) => ({
      current: passwordProblem(current),
      password: newPasswordProblem(password),
      repeated: repeatedPasswordProblem(password, repeated),
    }),
    send: ({ current, password }) => {
      setDone(null)
      change.mutate(
        { currentPassword: current, newPassword: password },
        {
          onSuccess: ({ message }) => {
            clear()
            setDone(message)
          },
          onError: (error) => {
            if (isWrongPassword(error)) fail('current', formatError(error))
          },
        },
      )
    },
  })
  const failure = change.isError && !isWrongPassword(change.error) && formatError(change.error)
  return (
    <AccountForm {...form} failure={failure}>
      {done && (
        <FormMessage kind="success" className={styles.done}>
          {done} Las demás sesiones se cerraron.
        </FormMessage>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current')}
        label="Contraseña actual"
        autoComplete="current-password"
        aria-required
      />
      <NewPasswordFields
        password={field('password')}
        repeated={field('repeated')}
        passwordLabel="Contraseña nueva"
        repeatedLabel="Confirmar contraseña nueva"
      />
      <Button {...submit} className={styles.submit} busy={change.isPending}>
        {change.isPending ? 'Guardando…' : 'Cambiar contraseña'}
      </Button>
    </AccountForm>
  )
}
