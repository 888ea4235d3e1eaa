import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldIds {
  control: string
  hint: string
  error: string
}

export const fieldIds = (id: string): FieldIds => ({ control: id, hint: `${id}-hint`, error: `${id}-error` })

/** The attributes that connect a control with its hint and its error. */
export const describedBy = (ids: FieldIds, hint: ReactNode, error: string | null | undefined) => ({
  id: ids.control,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint ? ids.hint : '', error ? ids.error : ''].filter((id) => id !== '').join(' ') || undefined,
})

export interface FieldText {
  label: ReactNode
  /** A permanent hint above the control. */
  hint?: ReactNode
  /** The error below the control; its line is always reserved. */
  error?: string | null
  /** For filters, which cannot be invalid: no line is reserved for an error. */
  compact?: boolean
}

/** Label, hint, control and a line reserved for the error, so that nothing moves when an error appears. */
export const Field = ({
  ids,
  label,
  hint,
  error,
  aside,
  compact,
  children,
}: FieldText & { ids: FieldIds; aside?: ReactNode; children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={ids.control}>
      {label}
    </label>
    {hint && (
      <div className={styles.hint} id={ids.hint}>
        {hint}
      </div>
    )}
    {children}
    {!compact && (
      <div className={styles.below}>
        <FieldError id={ids.error}>{error}</FieldError>
        {aside}
      </div>
    )}
  </div>
)

export const FieldError = ({ id, children }: { id: string; children: string | null | undefined }) => (
  <div className={styles.error} id={id} aria-live="polite">
    {children}
  </div>
)
