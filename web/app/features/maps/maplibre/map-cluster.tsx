import type { CSSProperties } from 'react'
import type { MapCluster } from '../map-source.ts'
import classes from '../map-view.module.css'

const short = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 0 })

/** The diameter in pixels, growing with the order of magnitude; at least the size of a touch target. */
export const clusterSize = (count: number): number => Math.min(36 + Math.round(Math.log10(count) * 5), 56)
export const shortCount = (count: number): string => short.format(count)
/** The label starts with the visible text, so that voice control finds it. */
export const clusterLabel = (count: number): string => `${shortCount(count)} lugares. Acercar el mapa`

/** A bubble with the number of places in it. */
export const MapClusterButton = ({ cluster, onPress }: { cluster: MapCluster; onPress: () => void }) => (
  <button
    type="button"
    className={classes.cluster}
    style={{ '--size': `${clusterSize(cluster.count)}px` } as CSSProperties}
    aria-label={clusterLabel(cluster.count)}
    onClick={onPress}
  >
    {shortCount(cluster.count)}
  </button>
)
