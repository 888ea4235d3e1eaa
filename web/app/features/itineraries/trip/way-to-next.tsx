import type { PlannedStop } from '@andariego/contract/itineraries'
import { estimateInWords } from '@andariego/contract/walking'
import { WalkTime } from '../../maps/public.ts'
import { legLabel } from '../distance-label.ts'
import type { StopPlace } from '../stop.ts'
import { wayLabel } from './stop-words.ts'

interface WayToNextProps {
  stop: { place: StopPlace; legToNext: PlannedStop['legToNext'] }
  next: StopPlace
}

/** `4,3 km · En tren, 20 min`; without a means of transport, an estimate for walking. */
export const WayToNext = ({ stop: { place, legToNext }, next }: WayToNextProps) => {
  const estimate = estimateInWords(place, next)
  return (
    <>
      {legLabel(place, next)}
      {legToNext ? (
        ` · ${wayLabel(legToNext)}`
      ) : (
        <WalkTime from={place} to={next} before=" · " meanwhile={estimate && ` · ${estimate}`} />
      )}
    </>
  )
}
