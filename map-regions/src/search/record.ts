/** What search needs to know about a thing in the extract; written as a line of JSON. */
export interface SearchRecord {
  /** N, W or R, and the id in OpenStreetMap. */
  id: string
  kind: 'place' | 'street' | 'address' | 'poi'
  /** The name as shown; for an address, street and number. */
  name: string
  /** Other names. */
  others?: string[]
  /** Ten-millionths of a degree. */
  latitude: number
  longitude: number
  /** Its street and house number, and its city and postcode if tagged. */
  street?: string
  number?: string
  city?: string
  postcode?: string
  /** For a settlement: its kind and its population. */
  place?: string
  people?: number
  /** For a place to visit: its kind as a tag, its preset's id, its opening hours in OpenStreetMap's notation. */
  poi?: string
  preset?: string
  hours?: string
  /** For a segment of a street: its line in degrees, latitude and longitude alternating. */
  line?: number[]
  /** How likely people mean it, from 0 to 1. */
  weight: number
}
