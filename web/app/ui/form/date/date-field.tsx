import { type ComponentProps, useId } from 'react'
import styles from '../field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from '../field.tsx'
import { isDay, wholeDayLabel } from './calendar-days.ts'
import own from './date.module.css'
import { DateInput } from './date-input.tsx'

type DateFieldProps = FieldText & ComponentProps<typeof DateInput>

/** A date field with its label; the full date in words below shows what was understood. */
export const DateField = ({ label, hint, error, compact, id, ...input }: DateFieldProps) => {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <div className={own.field}>
      <Field ids={ids} label={label} hint={hint} error={error} compact={compact}>
        <DateInput {...input} {...describedBy(ids, hint, error)} className={styles.control} />
        {!error && (
          <p className={own.words} aria-live="polite">
            {isDay(input.value) ? wholeDayLabel(input.value) : ''}
          </p>
        )}
      </Field>
    </div>
  )
}
