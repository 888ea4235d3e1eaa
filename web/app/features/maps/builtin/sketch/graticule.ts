import type { Feature, LineString } from 'geojson'
import type { MapBounds } from '../../map-source.ts'

/** Steps of the grid in arc seconds, from 30 degrees down to 5 seconds, so that lines stand at round values. */
const STEPS = [30, 10, 5, 2, 1]
  .map((degrees) => degrees * 3600)
  .concat([30, 20, 10, 5, 2, 1].map((minutes) => minutes * 60))
  .concat([30, 15, 10, 5])
/** The wished distance between two lines, in pixels. */
const APART = 190
const PIXELS_AT_ZOOM_0 = 512
/** The last latitude of the Mercator map, in whole degrees. */
const LAST_LATITUDE = 85

export type Graticule = Feature<LineString, { sketch: 'graticule'; text: string }>

/** The step whose lines come closest to the wished distance. */
export const stepAt = (zoom: number): number => {
  const secondsApart = (APART * 360 * 3600) / (PIXELS_AT_ZOOM_0 * 2 ** zoom)
  return STEPS.reduce((best, step) =>
    Math.abs(Math.log(step / secondsApart)) < Math.abs(Math.log(best / secondsApart)) ? step : best,
  )
}

/** 34° 28′ 15″ S; zeros at the end are left out. */
export const angleInWords = (seconds: number, [positive, negative]: readonly [string, string]): string => {
  const whole = Math.abs(Math.round(seconds))
  const [degrees, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const parts = [`${degrees}°`]
  if (minutes > 0 || rest > 0) parts.push(`${minutes}′`)
  if (rest > 0) parts.push(`${rest}″`)
  return whole === 0 ? '0°' : `${parts.join(' ')} ${seconds < 0 ? negative : positive}`
}

const between = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil((from * 3600) / step)
  const last = Math.floor((to * 3600) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

const line = (text: string, coordinates: [number, number][]): Graticule => ({
  type: 'Feature',
  properties: { sketch: 'graticule', text },
  geometry: { type: 'LineString', coordinates },
})

/** Meridians and parallels inside the bounds, at whole degrees, minutes or seconds. */
export const graticuleOf = ({ west, south, east, north }: MapBounds, zoom: number): Graticule[] => {
  const step = stepAt(zoom)
  const [bottom, top] = [Math.max(south, -LAST_LATITUDE), Math.min(north, LAST_LATITUDE)]
  return [
    ...between(west, east, step).map((seconds) => {
      const longitude = seconds / 3600
      const home = ((((longitude + 180) % 360) + 360) % 360) - 180
      return line(angleInWords(home * 3600, ['E', 'O']), [
        [longitude, bottom],
        [longitude, top],
      ])
    }),
    ...between(bottom, top, step).map((seconds) =>
      line(angleInWords(seconds, ['N', 'S']), [
        [west, seconds / 3600],
        [east, seconds / 3600],
      ]),
    ),
  ]
}
