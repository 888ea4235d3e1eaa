import type { Correction } from '@andariego/contract/corrections'
import { correctableNames, type PlaceFact } from '@andariego/contract/corrections-rules'
import { kilometresBetween } from '@andariego/contract/distance'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { CLOSED_FOR_GOOD } from '@andariego/contract/places-rules'
import { formatDistance } from '../../../platform/format/format.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfiguredMap, formatCoordinates } from '../../maps/public.ts'
import { AnswerCorrection } from './answer-correction.tsx'
import styles from './corrections.module.css'
import { WithdrawCorrection } from './withdraw-correction.tsx'

const wordsOf = (fact: PlaceFact): string => {
  if ('name' in fact) return fact.name
  if ('city' in fact) return fact.city ?? 'Sin ciudad'
  if ('isClosed' in fact) return fact.isClosed ? CLOSED_FOR_GOOD : 'Abierto'
  return formatCoordinates(fact)
}

/** An open correction: the current value, the suggested value, and the possible actions. */
export const CorrectionCard = ({ correction, named }: { correction: Correction; named?: boolean }) => {
  const { about, now, suggested, note, by, createdAt, placeId, placeName, may } = correction
  return (
    <Card as="article" className={styles.correction}>
      <h3 className={styles.title}>
        {named ? <Link to={pages.place({ id: placeId })}>{placeName}</Link> : correctableNames[about]}
      </h3>
      <p className={styles.by}>
        {named && `${correctableNames[about]} · `}
        <Link to={pages.user({ id: by.id })}>{calledBy(by)}</Link> · <RelativeTime value={createdAt} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Dice</dt>
          <dd>{wordsOf(now)}</dd>
        </div>
        <div>
          <dt>Debería decir</dt>
          <dd>{wordsOf(suggested)}</dd>
        </div>
      </dl>
      {'latitude' in now && 'latitude' in suggested && (
        <>
          <p className={styles.by}>
            El punto sugerido, el más grande del mapa, está a{' '}
            {formatDistance(kilometresBetween(now, suggested))} del de ahora.
          </p>
          <ConfiguredMap
            label={`Mapa con el punto de ahora y el sugerido para ${placeName}`}
            height="20rem"
            markers={[
              { id: 'now', label: 'Punto de ahora', color: 'var(--ink)', ...now },
              { id: 'suggested', label: 'Punto sugerido', highlighted: true, ...suggested },
            ]}
            fitMarkers
          />
        </>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
      {may.includes('decide') ? (
        <AnswerCorrection id={correction.id} />
      ) : (
        may.includes('withdraw') && <WithdrawCorrection id={correction.id} />
      )}
    </Card>
  )
}
