export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export interface CellTotal {
  latitude: number
  longitude: number
  count: number
}

/** Cells across the world at zoom 0: 64 pixels each on a map that shows the world 512 pixels wide. */
const CELLS_AT_ZOOM_0 = 8
/** The limit of Web Mercator. */
export const MAX_LATITUDE = 85.05
/** The least distance of two bubbles on a map, in cells. */
const CLOSEST = 1

export const cellsAcross = (zoom: number): number => CELLS_AT_ZOOM_0 * 2 ** Math.floor(zoom)

/** Returns 0 at the northern edge of the map, 1 at the southern. */
const mercatorY = (latitude: number): number => {
  const within = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) / (2 * Math.PI)
}

const latitudeOf = (y: number): number => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90

/**
 * Extends a box to whole cells and one more on each side. Cells are fixed on the map, so a cell that comes into view while the
 * map moves has all its places from the start, and none changes.
 */
export const wholeCells = ({ west, south, east, north }: Box, zoom: number): Box => {
  const cells = cellsAcross(zoom)
  const longitude = (cell: number) => (cell / cells) * 360 - 180
  const first = Math.floor(((west + 180) / 360) * cells) - 1
  const last = Math.ceil(((east + 180 + (east < west ? 360 : 0)) / 360) * cells) + 1
  const row = (latitude: number) => mercatorY(latitude) * cells
  const top = Math.floor(row(north)) - 1
  const bottom = Math.ceil(row(south)) + 1
  const round = last - first >= cells
  const wrapped = (cell: number) => longitude((cell + cells) % cells)
  return {
    west: round ? -180 : wrapped(first),
    east: round ? 180 : last === cells ? 180 : wrapped(last),
    north: top <= 0 ? 90 : latitudeOf(top / cells),
    south: bottom >= cells ? -90 : latitudeOf(bottom / cells),
  }
}

/** Merges bubbles that would overlap: the larger one takes its neighbours in. */
export const joinNeighbours = <T extends CellTotal>(totals: readonly T[], zoom: number): T[] => {
  const cells = cellsAcross(zoom)
  const placed: { x: number; y: number; total: T }[] = []
  const bySize = [...totals].sort(
    (a, b) => b.count - a.count || a.longitude - b.longitude || a.latitude - b.latitude,
  )
  for (const total of bySize) {
    const x = ((total.longitude + 180) / 360) * cells
    const y = mercatorY(total.latitude) * cells
    const near = placed.find((other) => Math.hypot(other.x - x, other.y - y) < CLOSEST)
    // It keeps its position: a growing bubble should not move.
    if (near) near.total = { ...near.total, count: near.total.count + total.count }
    else placed.push({ x, y, total })
  }
  return placed.map(({ total }) => total)
}
