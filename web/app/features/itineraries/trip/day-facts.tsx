import type { DayFacts as Facts } from '@andariego/contract/itineraries'
import { IconConfetti, IconSunHigh } from '@tabler/icons-react'
import styles from './day-facts.module.css'

/** `hora de Europa central` for `Europe/Madrid`; `GMT-02:00` where a clock has no name in Spanish. */
const clockName = (timeZone: string) =>
  new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value

/** Practical facts about a day, in one line: daylight, currency, language, holidays. */
export const DayFacts = ({ facts }: { facts: Facts | undefined }) => {
  if (!facts) return null
  const { sunrise, sunset, country, currency, language, holidays, timeZone } = facts
  const there = [country, currency, language].filter(Boolean).join(', ')
  return (
    <>
      {holidays.length > 0 && (
        <p className={styles.holiday}>
          <IconConfetti aria-hidden="true" />
          <span>
            Feriado{country && ` en ${country}`}: {holidays.join(', ')}
          </span>
        </p>
      )}
      <p className={styles.facts}>
        {sunrise && sunset && (
          <>
            <IconSunHigh aria-hidden="true" />
            <span>
              Sol de {sunrise} a {sunset}
            </span>
          </>
        )}
        {there && <span>{there}</span>}
        <span className={styles.clock}>{clockName(timeZone)}</span>
      </p>
    </>
  )
}
