import { missingPasswordRules, PASSWORD_RULES, trimmed } from '@andariego/contract/accounts-rules'
import { IconCheck } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './password-hints.module.css'

/** The requirements of a password, ticked off while it is typed; readers hear what is missing. */
export const PasswordHints = ({ password }: { password: string }) => {
  const missing = missingPasswordRules(trimmed(password))
  const isStarted = password !== ''
  return (
    <>
      <span className={styles.hints}>
        {PASSWORD_RULES.map(({ hint }) => {
          const holds = !missing.includes(hint)
          return (
            <span key={hint} className={classNames(styles.hint, holds && styles.holds)}>
              <span className={styles.mark} aria-hidden="true">
                {holds && <IconCheck size={14} stroke={3} />}
              </span>
              {hint}
            </span>
          )
        })}
      </span>
      <span className={styles.missing} aria-live="polite">
        {isStarted && missing.length > 0 && `Faltan: ${missing.join(', ')}`}
        {isStarted && missing.length === 0 && 'Cumple todos los requisitos.'}
      </span>
    </>
  )
}
