import type { Coordinates } from '../map-source.ts'

export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
/** The extent of a drawn map in pixels: the world is `worldWidth(zoom)` wide, and the map starts at `left` and `top`. */
export type View = Size & { zoom: number; left: number; top: number }
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const PIXELS_AT_ZOOM_0 = 512
/** The length of the equator. */
const METRES_AROUND = 40_075_016.686
/** The distance in pixels from the outermost points to the edge, so that their pins fit inside. */
const PADDING = 36

export const worldWidth = (zoom: number): number => PIXELS_AT_ZOOM_0 * 2 ** zoom

/** The Mercator position of a point, from the world's western and northern edge, as a share of its width. */
const shareOf = ({ latitude, longitude }: Coordinates): Point => ({
  x: (longitude + 180) / 360,
  y: (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2,
})

/** The western and eastern end of the shorter stretch around the world that contains all of these shares. */
const shortestSpan = (shares: readonly number[]): [from: number, to: number] => {
  const sorted = shares.toSorted((one, other) => one - other)
  const first = sorted[0] ?? 0
  let [widest, from, to] = [1 + first - (sorted.at(-1) ?? 0), first, sorted.at(-1) ?? 0]
  for (const [index, share] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next === undefined || next - share <= widest) continue
    widest = next - share
    ;[from, to] = [next, share + 1]
  }
  return [from, to]
}

/** The closest view of this size that contains all points. */
export const viewAround = (spots: readonly Coordinates[], size: Size, closest: number): View => {
  const shares = spots.map(shareOf)
  const [west, east] = shortestSpan(shares.map(({ x }) => x))
  const heights = shares.map(({ y }) => y)
  const [north, south] = [Math.min(...heights), Math.max(...heights)]
  const fits = (room: number, share: number) =>
    share > 0 ? Math.log2((room - 2 * PADDING) / (share * PIXELS_AT_ZOOM_0)) : closest
  const zoom = Math.max(0, Math.min(closest, fits(size.width, east - west), fits(size.height, south - north)))
  const world = worldWidth(zoom)
  return {
    ...size,
    zoom,
    left: ((west + east) / 2) * world - size.width / 2,
    top: ((north + south) / 2) * world - size.height / 2,
  }
}

/** The pixel position of a point, in the copy of the world that the view shows. */
export const project = (view: View, spot: Coordinates): Point => {
  const world = worldWidth(view.zoom)
  const { x, y } = shareOf(spot)
  const right = x * world - view.left
  return { x: ((right % world) + world) % world, y: y * world - view.top }
}

/** The length of a pixel in metres at the centre of the view. */
export const metresAPixel = ({ zoom, top, height }: View): number => {
  const share = (top + height / 2) / worldWidth(zoom)
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * share)))
  return (METRES_AROUND * Math.cos(latitude)) / worldWidth(zoom)
}

export interface PlacedTile {
  zoom: number
  x: number
  y: number
  /** The tile's position in the view, and its width there, in pixels. */
  left: number
  top: number
  width: number
}

/** The tiles that cover the view, for a source with these zoom levels. */
export const tilesOf = (view: View, minzoom: number, maxzoom: number): PlacedTile[] => {
  const zoom = Math.min(Math.floor(view.zoom), maxzoom)
  if (zoom < minzoom) return []
  const width = worldWidth(view.zoom - zoom)
  const [across, down] = [Math.floor(view.left / width), Math.floor(view.top / width)]
  const tiles: PlacedTile[] = []
  for (let column = across; column * width < view.left + view.width; column++)
    for (let row = Math.max(down, 0); row < 2 ** zoom && row * width < view.top + view.height; row++)
      tiles.push({
        zoom,
        x: ((column % 2 ** zoom) + 2 ** zoom) % 2 ** zoom,
        y: row,
        left: column * width - view.left,
        top: row * width - view.top,
        width,
      })
  return tiles
}
