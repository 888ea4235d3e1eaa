import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'
import { describedBy, FieldError, fieldIds } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** For one of several options, which cannot be invalid: no line is reserved for an error. */
  compact?: boolean
}

export const Checkbox = ({ label, hint, error, compact, id, ...rest }: CheckboxProps) => {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <div className={classNames(styles.field, !compact && styles.roomy)}>
      <div className={styles.row}>
        <input {...rest} {...describedBy(ids, hint, error)} type="checkbox" className={styles.box} />
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {!compact && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}
