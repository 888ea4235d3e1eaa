import type { DayFacts as Facts } from '@andariego/contract/itineraries'
import { IconConfetti, IconSunHigh } from '@tabler/icons-react'
import styles from './day-facts.module.css'

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`: its clock is the one on the wall there. */
const zoneName = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

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
        <span>Hora de {zoneName(timeZone)}</span>
      </p>
    </>
  )
}
