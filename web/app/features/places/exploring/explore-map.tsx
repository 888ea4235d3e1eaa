import { pages } from '@andariego/contract/pages'
import type { Place, PlaceCluster } from '@andariego/contract/places'
import { IconMapSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ChoiceChip } from '../../../ui/content/chip.tsx'
import {
  ConfiguredMap,
  type MapBounds,
  type MapCluster,
  type MapExtent,
  type MapMarker,
} from '../../maps/public.ts'
import { pinOf } from '../closed-for-good.tsx'
import { kindDrawing } from '../kinds/place-kind-icon.tsx'
import styles from './explore-map.module.css'

interface ExploreMapProps {
  clusters: readonly PlaceCluster[]
  /** The clusters could not be loaded. */
  failed: boolean
  highlighted: Place | null
  target: MapBounds | null
  zoned: boolean
  onZoned: (zoned: boolean) => void
  onMove: (extent: MapExtent) => void
}

const markerOf = ({
  id,
  name,
  latitude,
  longitude,
  kind,
  isClosed,
}: Pick<Place, 'id' | 'name' | 'latitude' | 'longitude' | 'kind' | 'isClosed'>): MapMarker => ({
  id,
  ...pinOf({ name, isClosed }),
  latitude,
  longitude,
  href: pages.place({ id }),
  ...(kind && { drawing: kindDrawing(kind) }),
})

/** Markers for single places, bubbles for clusters. */
const drawn = (clusters: readonly PlaceCluster[], highlighted: Place | null) => {
  const markers = new Map<string, MapMarker>()
  const bubbles: MapCluster[] = []
  for (const { place, count, latitude, longitude } of clusters) {
    if (place) markers.set(place.id, markerOf(place))
    else bubbles.push({ id: `${latitude},${longitude},${count}`, count, latitude, longitude })
  }
  // The highlighted place may be part of a cluster; it gets its own marker while it is highlighted.
  if (highlighted)
    markers.set(highlighted.id, { ...markerOf(highlighted), highlighted: true, color: 'var(--ink)' })
  return { markers: [...markers.values()], bubbles }
}

export const ExploreMap = ({ clusters, highlighted, ...map }: ExploreMapProps) => {
  const { markers, bubbles } = useMemo(() => drawn(clusters, highlighted), [clusters, highlighted])
  return (
    <div className={styles.map}>
      <ConfiguredMap
        label="Mapa de lugares"
        height="100%"
        bounds={map.target}
        markers={markers}
        clusters={bubbles}
        onMove={map.onMove}
      />
      <div className={styles.tools}>
        <ChoiceChip
          chosen={map.zoned}
          icon={<IconMapSearch aria-hidden="true" />}
          onClick={() => map.onZoned(!map.zoned)}
        >
          Buscar en esta zona
        </ChoiceChip>
        {map.failed && (
          <p role="alert" className={styles.failed}>
            No se pudieron cargar los lugares del mapa.
          </p>
        )}
      </div>
    </div>
  )
}
