import { useId } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { FieldError } from './field.tsx'
import styles from './star-input.module.css'

const meanings = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Excelente']

interface StarInputProps {
  /** What is rated, as the group's label. */
  label: string
  name: string
  /** 0 means that no rating is chosen. */
  value: number
  onChange: (value: number) => void
  error?: string | null
  disabled?: boolean
}

/** Five radio buttons that look like stars, and work like any radio group with arrow keys, screen readers and pointers. */
export const StarInput = ({ label, name, value, onChange, error, disabled }: StarInputProps) => {
  const errorId = `${useId()}-error`
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {meanings.map((meaning, index) => (
            <label key={meaning} className={styles.star} data-filled={index < value || undefined}>
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <VisuallyHidden>
                {index + 1} de 5: {meaning}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.meaning} aria-hidden="true">
          {meanings[value - 1]}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
