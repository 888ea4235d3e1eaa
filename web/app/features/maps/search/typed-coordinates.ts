import { formatCoordinates } from '../format-coordinates.ts'
import type { Coordinates } from '../map-source.ts'
import type { PlaceOption } from './place-option.ts'

const DEGREES = String.raw`([-+]?\d{1,3}[.,]\d+)\s*°?\s*`
const PAIR = new RegExp(String.raw`^${DEGREES}([NS])?\s*(?:[,;]\s*|\s)${DEGREES}([EOW])?$`, 'i')
const numberOf = (digits = '', side = '') => Number(digits.replace(',', '.')) * (/[SOW]/i.test(side) ? -1 : 1)

/** Returns the point that '-34.6037, -58.3816' or '34,6037° S, 58,3816° O' names; null for any other text. */
export const coordinatesIn = (text: string): Coordinates | null => {
  const [, north, northSide, east, eastSide] = PAIR.exec(text.trim()) ?? []
  if (north === undefined) return null
  const spot = { latitude: numberOf(north, northSide), longitude: numberOf(east, eastSide) }
  return Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180 ? spot : null
}

/** The option for a point: it has no name, which whoever adds the place writes. */
export const optionAt = (spot: Coordinates): PlaceOption => ({
  id: 'coordinates',
  kind: 'address',
  name: formatCoordinates(spot),
  address: 'Marcar este punto en el mapa',
  choose: async () => ({ ...spot, name: '', address: '', city: null, image: null, imageCredit: null }),
})
