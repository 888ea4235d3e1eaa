import type { PlannedStop } from '@andariego/contract/itineraries'
import { walkInWords } from '@andariego/contract/walking'
import type { WalkedMinutes } from '../../maps/public.ts'
import { legLabel } from '../distance-label.ts'
import type { StopPlace } from '../stop.ts'
import { wayLabel } from './stop-words.ts'

interface WayToNextProps {
  stop: { place: StopPlace; legToNext: PlannedStop['legToNext'] }
  next: StopPlace
  /** The way on foot; null where it is too far to walk or no way leads. */
  walk: WalkedMinutes | null | undefined
}

/** `4,3 km · En tren, 20 min`; without a means of transport, the time on foot. */
export const WayToNext = ({ stop: { place, legToNext }, next, walk }: WayToNextProps) =>
  [legLabel(place, next), legToNext ? wayLabel(legToNext) : walk && walkInWords(walk)]
    .filter(Boolean)
    .join(' · ')
