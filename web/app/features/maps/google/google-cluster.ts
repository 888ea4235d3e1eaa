import { CLUSTER_STEP, MAX_ZOOM } from '../constants.ts'
import type { MapCluster } from '../map-source.ts'
import classes from '../map-view.module.css'
import { clusterLabel, clusterSize, shortCount } from '../maplibre/map-cluster.tsx'
import type { LoadedMap } from './loaded-map.ts'

/** The cluster's bubble of our own map as an element for Google, centred on its position. */
export const clusterElement = ({ latitude, longitude, count }: MapCluster, { map, libraries }: LoadedMap) => {
  const position = { lat: latitude, lng: longitude }
  const marker = new libraries.marker.AdvancedMarkerElement({
    map,
    position,
    title: clusterLabel(count),
    gmpClickable: true,
    anchorTop: '-50%',
  })
  const bubble = document.createElement('div')
  bubble.className = classes.cluster ?? ''
  bubble.style.setProperty('--size', `${clusterSize(count)}px`)
  bubble.textContent = shortCount(count)
  marker.append(bubble)
  marker.addEventListener('gmp-click', () => {
    map.panTo(position)
    map.setZoom(Math.min((map.getZoom() ?? 0) + CLUSTER_STEP, MAX_ZOOM))
  })
  return marker
}
