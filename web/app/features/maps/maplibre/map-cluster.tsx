import type { CSSProperties } from 'react'
import type { MapCluster } from '../map-source.ts'
import classes from '../map-view.module.css'

const short = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 0 })

/** In pixels, by the order of magnitude: at least what a finger hits. */
export const clusterSize = (count: number): number => Math.min(36 + Math.round(Math.log10(count) * 5), 56)
export const shortCount = (count: number): string => short.format(count)
/** Begins with what is seen, so that it can be said to a voice control. */
export const clusterLabel = (count: number): string => `${shortCount(count)} lugares. Acercar el mapa`

/** A bubble with how many places it stands for. */
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
