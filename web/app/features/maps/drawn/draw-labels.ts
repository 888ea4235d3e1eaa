import type { VectorTileFeature } from '@mapbox/vector-tile'
import { clipLine } from './clip.ts'
import { linesOf } from './draw-shapes.ts'
import { isFree, lineSpot, placed, type Room } from './label-room.ts'
import { featuresOf } from './read-tiles.ts'
import type { StyleLayer } from './style-layers.ts'
import type { PlacedTileData } from './tiles-in-view.ts'
import type { Point, View } from './view.ts'

/** A label on the map. */
export interface Label {
  lines: string[]
  /** The centre of its first line. */
  x: number
  y: number
  /** The rotation in degrees. */
  turned: number
  size: number
  lineHeight: number
  weight: number
  isItalic: boolean
  spacing: number
  color: string
  halo: string
  haloWidth: number
  /** The position of a landmark's dot; null without one. */
  dot: Point | null
}

/** Relative to the size of the text. */
const LINE_HEIGHT = 1.2
/** The geometry type of points in vector tiles. */
const POINT = 1
/** The name of a street is repeated after this many pixels. */
const APART = 260
/** Half the size of a landmark's dot, in pixels. */
const DOT = 3
const FIRST_ANCHORS = ['center']

interface Candidate {
  feature: VectorTileFeature
  text: string
  order: number
  lines: Point[][]
}

const isInView = (point: Point | undefined, { width, height }: View) =>
  point !== undefined && point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height

const candidatesOf = (layer: StyleLayer, tiles: readonly PlacedTileData[], view: View): Candidate[] =>
  tiles
    .flatMap(({ placed: at, tile }) =>
      featuresOf(tile, layer.sourceLayer).flatMap((feature) => {
        // Most labels of a tile lie outside the picture.
        const lines = linesOf(feature, at)
        if (feature.type === POINT && !isInView(lines[0]?.[0], view)) return []
        if (!layer.shows(feature, at)) return []
        const text = String(layer.value('text-field', feature)).trim()
        if (!text) return []
        return [{ feature, text, order: layer.value('symbol-sort-key', feature), lines }]
      }),
    )
    .toSorted((one, other) => one.order - other.order)

const looksOf = (layer: StyleLayer, feature: VectorTileFeature) => {
  const font = String(layer.value('text-font', feature)[0])
  const size: number = layer.value('text-size', feature)
  return {
    size,
    lineHeight: size * LINE_HEIGHT,
    weight: font.includes('Bold') ? 700 : 500,
    isItalic: font.includes('Italic'),
    spacing: layer.value('text-letter-spacing', feature) * size,
    color: String(layer.value('text-color', feature)),
    halo: String(layer.value('text-halo-color', feature)),
    haloWidth: layer.value('text-halo-width', feature),
  }
}

const alongLines = (layer: StyleLayer, { feature, text, lines }: Candidate, view: View, room: Room) => {
  const looks = looksOf(layer, feature)
  const box = { left: 0, top: 0, right: view.width, bottom: view.height }
  for (const piece of lines.flatMap((line) => clipLine(line, box))) {
    const spot = lineSpot(piece, text.length * looks.size * 0.56)
    if (!spot || !room.isFarFrom(text, spot, APART) || !isFree(room, spot.boxes, view)) continue
    room.taken.push(...spot.boxes)
    room.names.push({ text, x: spot.x, y: spot.y })
    return { ...looks, lines: [text], x: spot.x, y: spot.y, turned: spot.turned, dot: null }
  }
  return null
}

const aroundPoint = (layer: StyleLayer, { feature, text, lines }: Candidate, view: View, room: Room) => {
  const looks = looksOf(layer, feature)
  const points = lines.flat()
  // The label of an area stands in its centre.
  const spot =
    feature.type === POINT
      ? points[0]
      : {
          x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
          y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
        }
  if (!spot || !room.isFarFrom(text, spot, APART)) return null
  const hasDot = layer.has('icon-image')
  const anchors: readonly string[] = layer.value('text-variable-anchor', feature) ?? FIRST_ANCHORS
  const offset: number = layer.value('text-radial-offset', feature) * looks.size
  const most: number = layer.value('text-max-width', feature)
  const dot = { left: spot.x - DOT, top: spot.y - DOT, right: spot.x + DOT, bottom: spot.y + DOT }
  if (hasDot && !isFree(room, [dot], view)) return null
  const found = placed(text, spot, { ...looks, anchors, offset, most }, view, room)
  if (!found) return null
  if (hasDot) room.taken.push(dot)
  room.names.push({ text, ...spot })
  return { ...looks, ...found, turned: 0, dot: hasDot ? spot : null }
}

/** Places the labels of a layer that fit; each one reserves its space. */
export const drawLabels = (
  layer: StyleLayer,
  tiles: readonly PlacedTileData[],
  view: View,
  room: Room,
): Label[] =>
  candidatesOf(layer, tiles, view).flatMap((candidate) => {
    const isAlong = layer.value('symbol-placement') === 'line'
    return (isAlong ? alongLines : aroundPoint)(layer, candidate, view, room) ?? []
  })
