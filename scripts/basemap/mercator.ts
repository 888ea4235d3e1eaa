import type { Position } from 'geojson'

/** Web Mercator as used by tiles: the world is the unit square, y grows southwards. */
export const project = ([longitude = 0, latitude = 0]: Position): [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI
  return [longitude / 360 + 0.5, Math.max(0, Math.min(1, y))]
}

export const unproject = ([x = 0, y = 0]: Position): [number, number] => [
  (x - 0.5) * 360,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
]
