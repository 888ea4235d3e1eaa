import { kilometresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { WalkTime } from '../maps/public.ts'
import { PlaceGrid } from './place-grid.tsx'

const kilometres = new Intl.NumberFormat('es', {
  style: 'unit',
  unit: 'kilometer',
  maximumSignificantDigits: 2,
})
const metres = new Intl.NumberFormat('es', { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 })

const away = (from: Place, to: Place): string => {
  const distance = kilometresBetween(from, to)
  return `a ${distance < 1 ? metres.format(distance * 1000) : kilometres.format(distance)}`
}

interface NearbyPlacesProps {
  place: Place
  /** The nearest first, without the place itself. */
  places: readonly Place[]
}

export const NearbyPlaces = ({ place, places }: NearbyPlacesProps) => {
  if (places.length === 0) return null
  const noteOf = (other: Place) => (
    <>
      {[other.city, away(place, other)].filter(Boolean).join(' · ')}
      <WalkTime from={place} to={other} before=" · a " />
    </>
  )
  return (
    <section>
      <SectionHeading title="Lugares cercanos" />
      <PlaceGrid places={places} noteOf={noteOf} />
    </section>
  )
}
