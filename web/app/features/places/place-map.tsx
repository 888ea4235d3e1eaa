import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { api } from '../../platform/api.ts'
import { SectionHeading } from '../../ui/page-heading.tsx'
import { DEFAULT_HEIGHT, LOAD_MARGIN, MapLinks, mapSourceFrom, SELECTED_ZOOM } from '../maps/public.ts'
import styles from './place-map.module.css'

const MapView = lazy(async () => ({ default: (await import('../maps/map-view.tsx')).MapView }))

/** Where the place lies; the map and its code are fetched when it comes near. */
export const PlaceMap = ({ place }: { place: Place }) => {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { data: source = null } = useQuery({
    queryKey: ['maps', 'key'],
    queryFn: async ({ signal }) => mapSourceFrom(await api('GET /maps/key', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: near,
  })
  const here = { latitude: place.latitude, longitude: place.longitude }
  return (
    <section>
      <SectionHeading title="Ubicación" />
      <div ref={frame} className={styles.frame} style={{ height: DEFAULT_HEIGHT }}>
        {near && (
          <Suspense fallback={null}>
            <MapView
              source={source}
              label={`Mapa de ${place.name}`}
              center={here}
              zoom={SELECTED_ZOOM}
              markers={[{ id: place.id, label: place.name, ...here }]}
            />
          </Suspense>
        )}
      </div>
      <MapLinks place={place} />
    </section>
  )
}

const useNear = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}
