import type { Floor } from '../floor.ts'

/** What the benchmarks of requests are run against: one worker on a filled database, and the floor beside it. */
export interface Context {
  url: string
  /** The process that started the worker. */
  pid: number
  floor: Floor
  databaseUrl: string
  placeIds: string[]
}
