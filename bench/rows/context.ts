import type { Floor } from '../floor.ts'

/** The setting of request benchmarks: one worker on a filled database, and the floor server. */
export interface Context {
  url: string
  /** The worker's parent process. */
  pid: number
  floor: Floor
  databaseUrl: string
  placeIds: string[]
}
