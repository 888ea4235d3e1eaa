import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from './field.tsx'

interface Option {
  value: string
  label: string
}
interface OptionGroup {
  group: string
  options: readonly Option[]
}
type SelectFieldProps = FieldText & ComponentProps<'select'> & { options: readonly (Option | OptionGroup)[] }

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A native select, which works best on phones. */
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
        {options.map((option) =>
          'group' in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
    </Field>
  )
}
