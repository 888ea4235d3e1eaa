import { kilometresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { formatNumber } from '../../platform/format/format.ts'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { WalkTime } from '../maps/public.ts'
import { PlaceGrid } from './place-grid.tsx'

/** A distance in kilometres to two digits: `a 340 m`, `a 1,2 km`. */
const away = (from: Place, to: Place): string => {
  const distance = Number(kilometresBetween(from, to).toPrecision(2))
  const [amount, unit] = distance < 1 ? [Math.round(distance * 1000), 'm'] : [distance, 'km']
  return `a ${Number.isInteger(amount) ? formatNumber(amount) : String(amount).replace('.', ',')}\u00a0${unit}`
}

interface NearbyPlacesProps {
  place: Place
  /** Nearest first, without the place itself. */
  places: readonly Place[]
}

export const NearbyPlaces = ({ place, places }: NearbyPlacesProps) => {
  if (places.length === 0) return null
  const noteOf = (other: Place) => (
    <>
      {/* The line is cut at its end: how far it is matters more than the city, which is mostly that of this page. */}
      {away(place, other)}
      <WalkTime from={place} to={other} before=" · a " />
      {other.city && ` · ${other.city}`}
    </>
  )
  return (
    <section>
      <SectionHeading title="Lugares cercanos" />
      <PlaceGrid places={places} noteOf={noteOf} />
    </section>
  )
}
