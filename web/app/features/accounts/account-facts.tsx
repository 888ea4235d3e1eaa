import { formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import styles from './account-facts.module.css'

interface AccountFactsProps {
  email: string
  createdAt: string
}

export const AccountFacts = ({ email, createdAt }: AccountFactsProps) => {
  const timeZone = useTimeZone()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Correo electrónico</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>Miembro desde</dt>
        <dd>
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
        </dd>
      </div>
    </dl>
  )
}
