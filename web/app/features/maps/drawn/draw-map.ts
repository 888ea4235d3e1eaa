import { PMTiles } from 'pmtiles'
import archiveUrl from '../builtin/base.pmtiles?url'
import { BUILTIN_ATTRIBUTION, isKnownAttribution } from '../builtin/base-sources.ts'
import { regionArchive } from '../builtin/region-archive.ts'
import { REGION_SOURCES, regionSource } from '../builtin/region-style.ts'
import { builtinStyle } from '../builtin/style.ts'
import { covers } from '../builtin/surroundings.ts'
import { LAST_DETAILED_ZOOM, MAX_FIT_ZOOM } from '../constants.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'
import { drawLabels, type Label } from './draw-labels.ts'
import { drawShapes, type Shape } from './draw-shapes.ts'
import { roomBeside } from './label-room.ts'
import { type ReadTile, tileReader } from './read-tiles.ts'
import { PIN_RADIUS, spreadPins } from './spread-pins.ts'
import { layersAt } from './style-layers.ts'
import { tilesInView } from './tiles-in-view.ts'
import { metresAPixel, type Point, project, type Size, viewAround } from './view.ts'

/** A map as vector paths and text, so that it prints sharply. */
export interface DrawnMap extends Size {
  background: string
  shapes: Shape[]
  labels: Label[]
  /** For each stop, its position and that of its pin, which may be moved aside. */
  pins: { spot: Point; pin: Point }[]
  scale: { metres: number; pixels: number }
  attribution: string
}

/** The maximum length of the scale bar, in pixels. */
const SCALE_MOST = 110
const STREETLESS_ZOOM = 14

/** The closest useful zoom. Without streets, a close view only shows how several stops lie relative to each other. */
const closestFor = (spots: readonly Coordinates[], regions: readonly MapRegion[]): number => {
  const hasStreets = regions.some((region) => spots.some((spot) => covers(region, spot)))
  if (hasStreets) return MAX_FIT_ZOOM
  return spots.length > 1 ? STREETLESS_ZOOM : LAST_DETAILED_ZOOM
}

/** The longest length of 1, 2, 5, 10, 20 and so on that fits. */
const scaleOf = (metres: number) => {
  const most = metres * SCALE_MOST
  const tens = 10 ** Math.floor(Math.log10(most))
  const round = [5, 2, 1].map((share) => share * tens).find((length) => length <= most) ?? tens
  return { metres: round, pixels: round / metres }
}

const wordsOf = (attribution: string) => attribution.replace(/<[^>]*>/g, '')

export interface MapWish {
  spots: readonly Coordinates[]
  size: Size
  regions: readonly MapRegion[]
}

/** The farthest zoom at which a single stop is shown: part of a continent. */
const FARTHEST_ZOOM = 4
const STEP_BACK = 2

/** Draws the built-in map around some points in the light colours, from tiles that `read` loads. */
export const mapFrom = async (wish: MapWish, read: ReadTile): Promise<DrawnMap> => {
  let zoom = closestFor(wish.spots, wish.regions)
  let drawn = await mapAt(zoom, wish, read)
  // A lone pin on blank ground tells nobody where it is: such a map reaches as far as the next name.
  while (wish.spots.length === 1 && drawn.labels.length === 0 && zoom - STEP_BACK >= FARTHEST_ZOOM) {
    zoom -= STEP_BACK
    drawn = await mapAt(zoom, wish, read)
  }
  return drawn
}

const mapAt = async (
  closest: number,
  { spots, size, regions }: MapWish,
  read: ReadTile,
): Promise<DrawnMap> => {
  const view = viewAround(spots, size, closest)
  const isAmongStreets = spots.every((spot) => regions.some((region) => covers(region, spot)))
  const style = builtinStyle('light', archiveUrl, regions, regionArchive, isAmongStreets)
  const tiles = await tilesInView(style, view, read)
  const tilesFor = (source: string | null) => tiles.get(source ?? '') ?? []
  const layers = layersAt(style, view.zoom)
  const points = spots.map((spot) => project(view, spot))
  const pins = spreadPins(points, size)
  const room = roomBeside(
    pins.map(({ x, y }) => ({
      left: x - PIN_RADIUS,
      top: y - PIN_RADIUS,
      right: x + PIN_RADIUS,
      bottom: y + PIN_RADIUS,
    })),
  )
  const ground = layers.find(({ type }) => type === 'background')
  const isShape = ({ type }: { type: string }) => type === 'fill' || type === 'line'
  const drawnRegions = regions.filter((region) => tilesFor(regionSource(region)).length > 0)
  return {
    ...size,
    background: String(ground?.value('background-color') ?? 'none'),
    shapes: layers.filter(isShape).flatMap((layer) => drawShapes(layer, tilesFor(layer.source), view)),
    // Upper layers reserve their space first. Pins of other places are left out, because they would be mistaken for stops.
    labels: layers
      .filter(
        (layer) =>
          layer.type === 'symbol' && !(layer.source?.startsWith(REGION_SOURCES) && layer.has('icon-image')),
      )
      .toReversed()
      .flatMap((layer) => drawLabels(layer, tilesFor(layer.source), view, room)),
    pins: points.map((spot, index) => ({ spot, pin: pins[index] ?? spot })),
    scale: scaleOf(metresAPixel(view)),
    attribution: [
      ...new Set([
        wordsOf(BUILTIN_ATTRIBUTION),
        ...drawnRegions.map(({ attribution }) => attribution).filter((one) => !isKnownAttribution(one)),
      ]),
    ].join(' · '),
  }
}

const read = tileReader((address) => new PMTiles(address))
let last: Promise<unknown> = Promise.resolve()

/** The same from this server's archives, one map at a time, so that a page with many maps stays responsive. */
export const drawMap = (wish: MapWish): Promise<DrawnMap> => {
  const drawing = last.then(() => mapFrom(wish, read))
  last = drawing.then(
    () => new Promise((resolve) => setTimeout(resolve)),
    () => {},
  )
  return drawing
}
