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

/** The place's position on a map; the map's code loads when it comes near the viewport. */
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
    // A canvas cannot be printed reliably; the address above is printed.
    <section data-print="hidden">
      <SectionHeading title="Ubicación" />
      <ConfiguredMap
        label={`Mapa de ${place.name}`}
        center={here}
        zoom={SELECTED_ZOOM}
        markers={[{ id: place.id, ...pinOf(place), ...here }]}
        neighbours={neighbours}
      />
      {/* Without scripts there is no map, which would show these links itself. */}
      <noscript>
        <MapLinks place={place} />
      </noscript>
      {isSignedIn && <PlaceCorrections place={place} />}
    </section>
  )
}
