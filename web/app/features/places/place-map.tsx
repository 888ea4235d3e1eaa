import type { Place } from '@andariego/contract/places'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { SectionHeading } from '../../ui/page-heading.tsx'
import { DEFAULT_HEIGHT, LOAD_MARGIN, MapLinks, SELECTED_ZOOM } from '../maps/public.ts'
import styles from './place-map.module.css'

// Past the feature's public file on purpose: through it all of maps would be loaded with the page.
const ConfiguredMap = lazy(async () => ({
  default: (await import('../maps/configured-map.tsx')).ConfiguredMap,
}))

/** Where the place lies; the map and its code are fetched when it comes near. */
export const PlaceMap = ({ place }: { place: Place }) => {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const here = { latitude: place.latitude, longitude: place.longitude }
  return (
    <section>
      <SectionHeading title="Ubicación" />
      <div ref={frame} className={styles.frame} style={{ height: DEFAULT_HEIGHT }}>
        {near && (
          <Suspense fallback={null}>
            <ConfiguredMap
              label={`Mapa de ${place.name}`}
              center={here}
              zoom={SELECTED_ZOOM}
              markers={[{ id: place.id, label: place.name, ...here }]}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.links}>
        <MapLinks place={place} />
      </div>
    </section>
  )
}

const useNear = (element: RefObject<HTMLElement | null>): boolean => {
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
