import { calledBy } from '@andariego/contract/people-rules'
import type { PresentPerson } from '@andariego/contract/trip-company'
import { useColorScheme } from '../../../platform/theme/theme.ts'
import { personColor } from './person-color.ts'
import styles from './present-people.module.css'

const list = new Intl.ListFormat('es')

/** The other people who have the trip open now. */
export const PresentPeople = ({ present }: { present: readonly PresentPerson[] }) => {
  const scheme = useColorScheme()
  return (
    <div role="status" className={styles.line} data-print="hidden">
      {present.length > 0 && (
        <>
          <span className={styles.dots} aria-hidden="true">
            {present.slice(0, 8).map(({ id }) => (
              <span key={id} className={styles.dot} style={personColor(id, scheme)} />
            ))}
          </span>
          <p className={styles.names}>
            También lo {present.length === 1 ? 'mira' : 'miran'} {list.format(present.map(calledBy))}
          </p>
        </>
      )}
    </div>
  )
}

/** The people who are at a stop now, by colour and name. */
export const PresentHere = ({ present }: { present: readonly PresentPerson[] }) => {
  const scheme = useColorScheme()
  if (present.length === 0) return null
  return (
    <ul className={styles.here} data-print="hidden">
      {present.map((person) => (
        <li key={person.id} className={styles.person} style={personColor(person.id, scheme)}>
          {calledBy(person)} está aquí
        </li>
      ))}
    </ul>
  )
}
