import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { useId } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { AccountForm } from './account-form.tsx'
import { passwordProblem } from './account-rules.ts'
import styles from './delete-account-dialog.module.css'
import { useDeleteAccount } from './use-delete-account.ts'
import { isWrongPassword } from './wrong-password.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
  email: string
}

/** Explains what is deleted and what stays, and asks for the password, because deleting cannot be undone. */
export const DeleteAccountDialog = ({ open, onClose, email }: DeleteAccountDialogProps) => {
  const formId = useId()
  const remove = useDeleteAccount()
  const { form, field, fail } = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblem(password) }),
    send: ({ password }) =>
      remove.mutate(password, {
        onError: (error) => {
          if (isWrongPassword(error)) fail('password', formatError(error))
        },
      }),
  })
  const failure = remove.isError && !isWrongPassword(remove.error) && formatError(remove.error)
  const isBusy = remove.isPending || remove.isSuccess
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="¿Eliminar tu cuenta?"
      width="medium"
      yes="Eliminar cuenta"
      doing="Eliminando…"
      form={formId}
      busy={isBusy}
    >
      <div className={styles.consequences}>
        <p>
          Se borran enseguida y para siempre tu correo, tu contraseña, tus sesiones y todo lo que es solo
          tuyo.
        </p>
        <p>
          Tus reseñas y los lugares que agregaste se quedan para los demás viajeros, sin tu nombre: aparecerán
          como «{DELETED_PERSON}».
        </p>
        <p>
          Tus itinerarios se borran también para quienes los comparten contigo. Tus grupos quedan para sus
          miembros: los administra quien entró primero.
        </p>
        <p>Si quieres una copia, descárgala antes.</p>
      </div>
      <AccountForm {...form} id={formId} failure={failure}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label="Escribe tu contraseña para confirmarlo"
          autoComplete="current-password"
          aria-required
          data-autofocus
        />
      </AccountForm>
    </ConfirmDialog>
  )
}
