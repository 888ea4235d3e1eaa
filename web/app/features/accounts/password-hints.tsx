import { missingPasswordRules, PASSWORD_RULES, trimmed } from '@andariego/contract/accounts-rules'
import { IconCheck } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './password-hints.module.css'

/** Each requirement has a fixed position, whichever of the two lists it is in. */
const places = PASSWORD_RULES.map(({ hint }, index) => ({ hint, place: index + 1 }))

/** The requirements of a password, ticked off while the visitor types; screen readers hear which ones are missing. */
export const PasswordHints = ({ password }: { password: string }) => {
  const missing = missingPasswordRules(trimmed(password))
  const heading = missing.length === 0 ? 'Cumple con todo:' : 'Faltan:'
  return (
    <div className={styles.hints}>
      <div className={styles.missing} aria-live="polite" aria-atomic="true" aria-relevant="all">
        <span className={styles.heading}>{heading}</span>
        <HintList hints={places.filter(({ hint }) => missing.includes(hint))} />
      </div>
      <HintList hints={places.filter(({ hint }) => !missing.includes(hint))} met />
    </div>
  )
}

const HintList = ({ hints, met = false }: { hints: typeof places; met?: boolean }) =>
  hints.length > 0 && (
    <ul className={styles.list} aria-label={met ? 'Cumplidos' : undefined}>
      {hints.map(({ hint, place }) => (
        <li key={hint} className={classNames(styles.hint, met && styles.met)} style={{ order: place }}>
          <span className={styles.mark} aria-hidden="true">
            {met && <IconCheck size={14} stroke={3} />}
          </span>
          {hint}
        </li>
      ))}
    </ul>
  )
