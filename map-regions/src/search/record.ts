/** What search will know of one thing in the extract; a line of JSON until all are sorted. */
export type SearchRecord = {
  /** N, W or R and the number in OpenStreetMap. */
  id: string
  kind: 'place' | 'street' | 'address' | 'poi'
  /** As shown; of an address, street and number. */
  name: string
  /** Other names. */
  others?: string[]
  /** Ten-millionths of a degree. */
  latitude: number
  longitude: number
  /** The street and number it stands at, and the city somebody noted. */
  street?: string
  number?: string
  city?: string
  /** Of a settlement: its kind and how many live there. */
  place?: string
  people?: number
  /** Of a place to visit: its kind as a tag, the id of its preset, its opening hours as in OpenStreetMap. */
  poi?: string
  preset?: string
  hours?: string
  /** Of a stretch of a street: its line in degrees, latitude and longitude by turns. */
  line?: number[]
  /** How likely it is meant, from 0 to 1. */
  weight: number
}
