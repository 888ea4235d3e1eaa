import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldIds {
  control: string
  hint: string
  error: string
}

export const fieldIds = (id: string): FieldIds => ({ control: id, hint: `${id}-hint`, error: `${id}-error` })

/** What ties a control to its hint and error. */
export const describedBy = (ids: FieldIds, hint: ReactNode, error: string | null | undefined) => ({
  id: ids.control,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint ? ids.hint : '', error ? ids.error : ''].filter((id) => id !== '').join(' ') || undefined,
})

export interface FieldText {
  label: ReactNode
  /** Help that stays in sight, above the control. */
  hint?: ReactNode
  /** Below the control, in a line that is always kept free for it. */
  error?: string | null
  /** For filters, which are never wrong: no line is kept for an error. */
  compact?: boolean
}

/** Label, hint, control and a line that waits for an error, so that nothing moves when one comes. */
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
