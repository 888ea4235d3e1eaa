import { ApiError, formatError } from '../../platform/api.ts'
import { countOf, formatDate, formatNumber } from '../../platform/format.ts'
import { useTimeZone } from '../../platform/time-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SectionHeading } from '../../ui/page-heading.tsx'
import styles from './found-travellers.module.css'
import { useTravellers } from './travellers-query.ts'

/** The travellers that a search finds, for those who are signed in; nothing where it finds none. */
export const FoundTravellers = ({ text }: { text: string }) => {
  const { data: travellers = [], error, refetch } = useTravellers(text)
  const zone = useTimeZone()
  if (error) {
    const title = error instanceof ApiError ? formatError(error) : 'Error al buscar usuarios'
    return <ErrorState title={title} onRetry={() => void refetch()} />
  }
  if (travellers.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeading title="Viajeros" />
      <p className={styles.count} role="status">
        {countOf(travellers.length, 'usuario encontrado', 'usuarios encontrados')}
      </p>
      <ul className={styles.list}>
        {travellers.map(({ id, email, createdAt, stats }) => (
          <li key={id}>
            <Card className={styles.traveller}>
              <strong className={styles.email}>{email}</strong>
              <Chip tone="primary">
                Nivel {stats.level}: {stats.levelName}
              </Chip>
              <span>{`${formatNumber(stats.points)} puntos`}</span>
              <span className={styles.since}>Miembro desde {formatDate(createdAt, zone)}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
