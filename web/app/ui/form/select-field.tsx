import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from './field.tsx'

type SelectFieldProps = FieldText &
  ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }

/** The browser's own list of choices: phones have the best one. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, compact, id, className, options, ...rest } = props
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <Field ids={ids} label={label} hint={hint} error={error} compact={compact}>
      <select
        {...rest}
        {...describedBy(ids, hint, error)}
        className={classNames(styles.control, styles.select, className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
