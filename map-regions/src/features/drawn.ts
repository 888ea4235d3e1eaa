import type { LayerName } from '../tiles/feature.ts'

/** How something is drawn: in which layer, from which zoom, and what the style reads of it. */
export type Drawn = {
  layer: LayerName
  minzoom: number
  properties: Record<string, string | number>
}
