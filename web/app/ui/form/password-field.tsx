import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useId, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from './field.tsx'

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type'>

/** Pass `autoComplete`: 'current-password' or 'new-password'. */
export const PasswordField = ({ label, hint, error, id, ...rest }: PasswordFieldProps) => {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const [shown, setShown] = useState(false)
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.withButton}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...describedBy(ids, hint, error)}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <IconButton
          label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          icon={shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          aria-controls={ids.control}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  )
}
