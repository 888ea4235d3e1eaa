import type { Hour } from '../pictures/light.ts'
import type { SceneName } from '../pictures/picture.ts'
import type { TravellerName } from './travellers.ts'

/** Who wrote it, the stars, how many days ago, the text, and in which light its pictures of the place's motif are painted. */
export type DemoReview = [
  author: TravellerName,
  rating: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  content: string,
  pictures?: Hour[],
]

/** A real place: its name, address and position are facts; description and reviews are ours. */
export interface DemoPlace {
  name: string
  address: string
  city: string
  position: [latitude: number, longitude: number]
  addedBy: TravellerName
  addedDaysAgo: number
  description?: string
  /** What its pictures show. */
  motif?: SceneName
  /** Oldest first. */
  reviews: DemoReview[]
}
