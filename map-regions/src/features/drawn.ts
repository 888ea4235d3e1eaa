import type { LayerName } from '../tiles/feature.ts'

/** How something is drawn: its layer, the first zoom, and the properties that the style reads. */
export interface Drawn {
  layer: LayerName
  minzoom: number
  properties: Record<string, string | number>
}
