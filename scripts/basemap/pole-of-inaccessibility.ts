import type { Position } from 'geojson'
import { contains, signedArea } from './half-plane.ts'

type Ring = Position[]

const CELLS = 24
const ROUNDS = 5

/** Returns early as soon as an edge is nearer than `enough`. */
const distanceToEdge = (rings: Ring[], x: number, y: number, enough: number): number => {
  let smallest = Infinity
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [ax = 0, ay = 0] = ring[index - 1] ?? []
      const [bx = 0, by = 0] = ring[index] ?? []
      const [dx, dy] = [bx - ax, by - ay]
      const length = dx * dx + dy * dy
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
      const [ex, ey] = [x - ax - along * dx, y - ay - along * dy]
      smallest = Math.min(smallest, ex * ex + ey * ey)
      if (smallest < enough * enough) return enough
    }
  }
  return Math.sqrt(smallest)
}

/**
 * Returns the point of a polygon farthest from its edges, where a label has most room, by refining a grid around its best cell.
 */
export const poleOfInaccessibility = (rings: Ring[]): Position => {
  const [shell = [], ...holes] = rings
  const xs = shell.map(([x = 0]) => x)
  const ys = shell.map(([, y = 0]) => y)
  let [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best = { x: (left + right) / 2, y: (bottom + top) / 2, distance: -1 }
  for (let round = 0; round < ROUNDS; round++) {
    const [width, height] = [(right - left) / CELLS, (top - bottom) / CELLS]
    for (let cell = 0; cell < CELLS * CELLS; cell++) {
      const x = left + ((cell % CELLS) + 0.5) * width
      const y = bottom + (Math.floor(cell / CELLS) + 0.5) * height
      const distance = distanceToEdge(rings, x, y, Math.max(0, best.distance))
      if (distance <= best.distance || !contains(shell, [x, y])) continue
      if (holes.every((hole) => !contains(hole, [x, y]))) best = { x, y, distance }
    }
    left = best.x - width * 2
    right = best.x + width * 2
    bottom = best.y - height * 2
    top = best.y + height * 2
  }
  return [best.x, best.y]
}

export const largest = (polygons: Ring[][]): Ring[] =>
  polygons.reduce((one, other) =>
    Math.abs(signedArea(other[0] ?? [])) > Math.abs(signedArea(one[0] ?? [])) ? other : one,
  )
