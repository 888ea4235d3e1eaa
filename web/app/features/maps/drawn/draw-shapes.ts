import type { VectorTileFeature } from '@mapbox/vector-tile'
import { clipLine, clipRing } from './clip.ts'
import { featuresOf } from './read-tiles.ts'
import type { StyleLayer } from './style-layers.ts'
import type { PlacedTileData } from './tiles-in-view.ts'
import type { Box, PlacedTile, Point, View } from './view.ts'

/** An SVG path, with its attributes named as in React. */
export interface Shape {
  d: string
  fill?: string
  fillOpacity?: number
  stroke?: string
  strokeOpacity?: number
  strokeWidth?: number
  strokeDasharray?: string
  strokeLinecap?: 'butt' | 'round' | 'square'
  strokeLinejoin?: 'bevel' | 'round' | 'miter'
}

/** Lines may extend this many pixels beyond the picture; otherwise their round ends and corners would show at its edge. */
const BEYOND = 6
/** The geometry type of polygons in vector tiles. */
const AREA = 3

/**
 * A small inset, in pixels: where an area ends at the edge of its tile, that edge is neither a shore nor a border and gets no
 * line.
 */
const HAIR = 0.05
const within = ({ left, top, right, bottom }: Box): Box => ({
  left: left + HAIR,
  top: top + HAIR,
  right: right - HAIR,
  bottom: bottom - HAIR,
})

const boxOf = ({ left, top, width }: PlacedTile, view: View): Box => ({
  left: Math.max(left, -BEYOND),
  top: Math.max(top, -BEYOND),
  right: Math.min(left + width, view.width + BEYOND),
  bottom: Math.min(top + width, view.height + BEYOND),
})

/** The lines of a feature, in pixels of the view. */
export const linesOf = (feature: VectorTileFeature, { left, top, width }: PlacedTile): Point[][] => {
  const scale = width / feature.extent
  return feature
    .loadGeometry()
    .map((line) => line.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale })))
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** An SVG path with coordinates rounded to a tenth of a pixel; points that then coincide are dropped. */
export const pathOf = (points: readonly Point[], isClosed: boolean): string => {
  const words: string[] = []
  for (const { x, y } of points) {
    const word = `${rounded(x)} ${rounded(y)}`
    if (words.at(-1) !== word) words.push(word)
  }
  return words.length < 2 ? '' : `M${words.join('L')}${isClosed ? 'Z' : ''}`
}

const paintOf = (layer: StyleLayer, feature: VectorTileFeature): Omit<Shape, 'd'> | null => {
  const opacity: number = layer.value(`${layer.type as 'fill' | 'line'}-opacity`, feature)
  const color = String(layer.value(`${layer.type as 'fill' | 'line'}-color`, feature))
  if (opacity === 0 || /,\s*0\)$/.test(color)) return null
  if (layer.type === 'fill') return { fill: color, fillOpacity: opacity }
  const width: number = layer.value('line-width', feature)
  const dashes: number[] | null = layer.value('line-dasharray', feature)
  return {
    fill: 'none',
    stroke: color,
    strokeOpacity: opacity,
    strokeWidth: width,
    strokeDasharray: dashes?.map((dash) => rounded(dash * width)).join(' '),
    strokeLinecap: layer.value('line-cap', feature),
    strokeLinejoin: layer.value('line-join', feature),
  }
}

/** The areas or lines of a layer; those with the same style share one path. */
export const drawShapes = (layer: StyleLayer, tiles: readonly PlacedTileData[], view: View): Shape[] => {
  const alike = new Map<string, { order: number; paint: Omit<Shape, 'd'>; paths: string[] }>()
  for (const { placed, tile } of tiles) {
    const box = boxOf(placed, view)
    for (const feature of featuresOf(tile, layer.sourceLayer)) {
      if (!layer.shows(feature, placed)) continue
      const paint = paintOf(layer, feature)
      if (!paint) continue
      const lines = linesOf(feature, placed)
      const path =
        layer.type === 'fill'
          ? lines.map((ring) => pathOf(clipRing(ring, box), true)).join('')
          : lines
              .flatMap((line) =>
                feature.type === AREA
                  ? clipLine([...line, ...line.slice(0, 1)], within(box))
                  : clipLine(line, box),
              )
              .map((piece) => pathOf(piece, false))
              .join('')
      if (!path) continue
      const order: number = layer.value('line-sort-key', feature)
      const key = JSON.stringify([order, paint])
      const group = alike.get(key) ?? { order, paint, paths: [] }
      group.paths.push(path)
      alike.set(key, group)
    }
  }
  return [...alike.values()]
    .toSorted((one, other) => one.order - other.order)
    .map(({ paint, paths }) => ({ d: paths.join(''), ...paint }))
}
