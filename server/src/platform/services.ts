import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Write } from './database/write.ts'
import type { Events } from './events.ts'
import type { Logger } from './log.ts'

/** What the features are built with. */
export interface Services {
  config: Config
  log: Logger
  /** Reads. Changes go through `write`. */
  database: Database
  write: Write
  events: Events
  cache: AnswerCache
  /** 32 bytes or more, from which each use derives a key of its own. */
  secret: string
  /** Marks the calls that this process makes to itself while it renders a page. */
  innerKey: string
}
