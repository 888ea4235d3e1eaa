import { CLUSTER_STEP } from './constants.ts'
import type { LoadedMap } from './google-map.tsx'
import { clusterLabel, clusterSize, shortCount } from './map-cluster.tsx'
import type { MapCluster } from './map-source.ts'
import classes from './map-view.module.css'

/** The same bubble as on our own map, as Google takes it: an element. */
export const clusterElement = ({ latitude, longitude, count }: MapCluster, { map, libraries }: LoadedMap) => {
  const position = { lat: latitude, lng: longitude }
  const marker = new libraries.marker.AdvancedMarkerElement({
    map,
    position,
    title: clusterLabel(count),
    gmpClickable: true,
  })
  const bubble = document.createElement('div')
  bubble.className = classes.cluster ?? ''
  bubble.style.setProperty('--size', `${clusterSize(count)}px`)
  bubble.textContent = shortCount(count)
  marker.append(bubble)
  marker.addEventListener('gmp-click', () => {
    map.panTo(position)
    map.setZoom((map.getZoom() ?? 0) + CLUSTER_STEP)
  })
  return marker
}
