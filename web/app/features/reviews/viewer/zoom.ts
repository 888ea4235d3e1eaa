/** The transform of a picture: scaled about its centre, then moved by x and y, in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5
export const DOUBLE_TAP_SCALE = 2.5

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Limits the movement: a picture larger than the stage moves at most until its edge meets the stage's edge. */
export const held = ({ scale, x, y }: Zoom, stage: Size, picture: Size): Zoom => {
  const spare = (length: number, room: number) => Math.max(0, (length * scale - room) / 2)
  const right = spare(picture.width, stage.width)
  const down = spare(picture.height, stage.height)
  return { scale, x: between(x, -right, right), y: between(y, -down, down) }
}

/** Zooms so that the point under `at` (measured from the centre of the stage) stays where it is. */
export const zoomed = (zoom: Zoom, scale: number, at: Point): Zoom => {
  const next = between(scale, 1, MAX_SCALE)
  if (next === 1) return WHOLE
  const ratio = next / zoom.scale
  return { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }
}

const SWIPE_PIXELS = 56

/** The meaning of a finished drag while the picture is not zoomed. */
export const swipeOf = ({ x, y }: Point): 'previous' | 'next' | 'close' | null => {
  if (Math.abs(x) >= SWIPE_PIXELS && Math.abs(x) > Math.abs(y)) return x < 0 ? 'next' : 'previous'
  return y >= 1.5 * SWIPE_PIXELS && y > Math.abs(x) ? 'close' : null
}
