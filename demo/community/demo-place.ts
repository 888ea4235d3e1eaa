import type { Hour } from '../pictures/light.ts'
import type { SceneName } from '../pictures/picture.ts'
import type { TravellerName } from './travellers.ts'

/** The author, the stars, how many days ago, the text, and the light in which its pictures of the place's motif are painted. */
export type DemoReview = [
  author: TravellerName,
  rating: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  content: string,
  pictures?: Hour[],
]

/** A real place: name, address and position are facts; description and reviews are invented. */
export interface DemoPlace {
  name: string
  address: string
  city: string
  position: [latitude: number, longitude: number]
  addedBy: TravellerName
  addedDaysAgo: number
  description?: string
  /** The motif of its pictures. */
  motif?: SceneName
  /** Oldest first. */
  reviews: DemoReview[]
}
