import { kilometresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { formatDistance } from '../../platform/format/format.ts'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { WalkTime } from '../maps/public.ts'
import { PlaceGrid } from './place-grid.tsx'

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
      {`a ${formatDistance(kilometresBetween(place, other))}`}
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
