import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { ConfiguredMap, MapLinks, SELECTED_ZOOM } from '../maps/public.ts'
import { pinOf } from './closed-for-good.tsx'

const PlaceCorrections = lazyPart(
  async () => (await import('./corrections/place-corrections.tsx')).PlaceCorrections,
  null,
  { dispensable: true },
)

/** Where the place lies; what draws the map is fetched when it comes near. */
export const PlaceMap = ({ place, nearby }: { place: Place; nearby: readonly Place[] }) => {
  const neighbours = useMemo(
    () =>
      nearby.map(({ id, name, latitude, longitude, isClosed }) => ({
        id,
        ...pinOf({ name, isClosed }),
        href: pages.place({ id }),
        small: true,
        latitude,
        longitude,
      })),
    [nearby],
  )
  const isSignedIn = useSession() !== null
  const here = { latitude: place.latitude, longitude: place.longitude }
  return (
    // A canvas does not come out whole on paper; the address stands above.
    <section data-print="hidden">
      <SectionHeading title="Ubicación" />
      <ConfiguredMap
        label={`Mapa de ${place.name}`}
        center={here}
        zoom={SELECTED_ZOOM}
        markers={[{ id: place.id, ...pinOf(place), ...here }]}
        neighbours={neighbours}
      />
      {/* Where no script draws the map, which offers these itself. */}
      <noscript>
        <MapLinks place={place} />
      </noscript>
      {isSignedIn && <PlaceCorrections place={place} />}
    </section>
  )
}
