import { kilometresBetween } from '@andariego/contract/distance'
import { directionOf } from '../../geography.ts'
import type { Coordinates } from '../../map-source.ts'
import { distanceInWords, type NamedPlace } from '../nearby-places.ts'

export interface Pixel {
  x: number
  y: number
}
/** `hasTool`: a button lies over the upper left corner. */
export interface Frame {
  width: number
  height: number
  hasTool?: boolean
}
/** A sign: its position, and the side of its text that is anchored there. */
export type Sign = Pixel & { text: string; anchor: string; rank: number; own: boolean }
/** A place that a sign may point to; `own` marks places of the community. */
export type Goal = NamedPlace & { own: boolean }

/** In pixels: space for the controls, and for the note at the bottom. */
const MARGIN = { left: 10, top: 16, belowTool: 58, right: 62, bottom: 136, narrowBottom: 156 }
/** Up to this width, in pixels, the note lies higher, above an attribution of two lines. */
const NARROW = 420
/** The largest share of a low frame that is left to the note. */
const NOTE_SHARE = 0.4
/** Half the width of a sign and the height of its line, in pixels. */
const HALF_A_SIGN = 70
const LINE = 14
const FARTHEST_KM = 60
/** Where nothing is that near, as in a desert, this many signs point further. */
const FAR_SIGNS = 3
const FAR_KM = 1_000
/** The maximum of signs at once. */
const SIGNS = 6
/** This many places of the community come before nearer ones, because they have a page to open. */
const OWN_FIRST = 3
/** Of two signs whose directions differ by less than this angle, in radians, only one is shown. */
const ALIKE = 0.3

const ARROWS: Record<string, string> = {
  norte: '↑',
  noreste: '↗',
  este: '→',
  sudeste: '↘',
  sur: '↓',
  sudoeste: '↙',
  oeste: '←',
  noroeste: '↖',
}

const box = ({ width, height, hasTool = false }: Frame) => ({
  left: MARGIN.left,
  top: hasTool ? MARGIN.belowTool : MARGIN.top,
  right: width - MARGIN.right,
  bottom: height - Math.min(width <= NARROW ? MARGIN.narrowBottom : MARGIN.bottom, height * NOTE_SHARE),
})

/** The point at which the line between two points leaves the frame; null when both are inside. */
export const exitOf = (from: Pixel, to: Pixel, frame: Frame): Pixel | null => {
  const { left, top, right, bottom } = box(frame)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const shares = [
    dx > 0 ? (right - from.x) / dx : dx < 0 ? (left - from.x) / dx : Infinity,
    dy > 0 ? (bottom - from.y) / dy : dy < 0 ? (top - from.y) / dy : Infinity,
  ]
  const share = Math.min(...shares)
  if (!(share > 0 && share < 1)) return null
  return { x: from.x + dx * share, y: from.y + dy * share }
}

/** The side of the text to anchor, so that the whole text stays inside the frame. */
const anchorOf = ({ x, y }: Pixel, frame: Frame): string => {
  const { left, top, right, bottom } = box(frame)
  const across = x < left + HALF_A_SIGN ? 'left' : x > right - HALF_A_SIGN ? 'right' : ''
  const along = y < top + LINE ? 'top' : y > bottom - LINE ? 'bottom' : ''
  return [along, across].filter(Boolean).join('-') || 'center'
}

/**
 * Signs at the edge of the frame that point to places outside it; the community's places come first, then the nearest: '↗
 * Panajachel 0,7 km'. Where nothing is near, the nearest of what is far.
 */
export const signsTo = (
  goals: readonly Goal[],
  from: Coordinates,
  frame: Frame,
  project: (spot: Coordinates) => Pixel,
): Sign[] => {
  const start = project(from)
  const signs: (Sign & { angle: number })[] = []
  const seen = new Set<string>()
  const all = goals
    .map((goal) => ({ goal, distance: kilometresBetween(from, goal) }))
    .filter(({ distance }) => distance <= FAR_KM)
    .sort((one, other) => one.distance - other.distance)
  const within = all.filter(({ distance }) => distance <= FARTHEST_KM)
  const near = within.length > 0 ? within : all
  const most = within.length > 0 ? SIGNS : FAR_SIGNS
  const own = near.filter(({ goal }) => goal.own).slice(0, OWN_FIRST)
  for (const { goal, distance } of [...own, ...near.filter((one) => !own.includes(one))]) {
    if (signs.length === most) break
    const end = project(goal)
    const exit = exitOf(start, end, frame)
    const angle = Math.atan2(end.y - start.y, end.x - start.x)
    const turned = (other: number) => Math.abs(Math.atan2(Math.sin(angle - other), Math.cos(angle - other)))
    if (!exit || seen.has(goal.name) || signs.some((sign) => turned(sign.angle) < ALIKE)) continue
    seen.add(goal.name)
    signs.push({
      ...exit,
      angle,
      text: `${ARROWS[directionOf(from, goal)] ?? ''} ${goal.name} · ${distanceInWords(distance)}`,
      anchor: anchorOf(exit, frame),
      rank: signs.length,
      own: goal.own,
    })
  }
  return signs.map(({ angle: _angle, ...sign }) => sign)
}
