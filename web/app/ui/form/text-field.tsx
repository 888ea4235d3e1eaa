import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from './field.tsx'

type TextFieldProps = FieldText & ComponentProps<'input'>

export const TextField = ({ label, hint, error, compact, id, className, ...rest }: TextFieldProps) => {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <Field ids={ids} label={label} hint={hint} error={error} compact={compact}>
      <input
        type="text"
        {...rest}
        {...describedBy(ids, hint, error)}
        className={classNames(styles.control, className)}
      />
    </Field>
  )
}
