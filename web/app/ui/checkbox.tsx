import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { describedBy, FieldError, fieldIds } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  error?: string | null
}

export const Checkbox = ({ label, error, id, ...rest }: CheckboxProps) => {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input {...rest} {...describedBy(ids, null, error)} type="checkbox" className={styles.box} />
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
