import type { Map as MapLibre } from 'maplibre-gl'
import { createPortal } from 'react-dom'
import { CLUSTER_STEP, MAX_ZOOM } from '../constants.ts'
import type { MapCluster } from '../map-source.ts'
import { MapClusterButton } from './map-cluster.tsx'
import { BY_HAND } from './use-map-extent.ts'
import { usePlacedElement } from './use-placed-element.ts'

interface MapClustersProps {
  map: MapLibre
  clusters: readonly MapCluster[]
}

export const MapClusters = ({ map, clusters }: MapClustersProps) =>
  clusters.map((cluster) => <PlacedCluster key={cluster.id} map={map} cluster={cluster} />)

const PlacedCluster = ({ map, cluster }: { map: MapLibre; cluster: MapCluster }) => {
  const { latitude, longitude } = cluster
  const element = usePlacedElement(map, cluster, { anchor: 'center' })
  const moveCloser = () => {
    const zoom = Math.min(map.getZoom() + CLUSTER_STEP, MAX_ZOOM)
    // The bubble goes apart, and would take the focus along: the map keeps it, and its next stop is what the bubble held.
    if (element?.contains(document.activeElement)) map.getCanvas().focus({ preventScroll: true })
    map.easeTo({ center: [longitude, latitude], zoom }, BY_HAND)
  }
  return element && createPortal(<MapClusterButton cluster={cluster} onPress={moveCloser} />, element)
}
