import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import type { Database, Tx } from './database/database.ts'
import type { Write } from './database/write.ts'
import type { Events } from './events.ts'
import type { Limits } from './http/limits.ts'
import type { Jobs } from './jobs.ts'
import type { LiveStreams } from './live.ts'
import type { Log } from './log.ts'
import type { LetterContent } from './mail/letter.ts'
import type { Storage } from './storage/storage.ts'

/** What the features are built with. */
export interface Services {
  config: Config
  log: Log
  /** Reads. Changes go through `write`. */
  database: Database
  write: Write
  events: Events
  cache: AnswerCache
  /** The open pages of users, which hear what is emitted as `live`. */
  live: LiveStreams
  /** Photos and videos. */
  storage: Storage
  /** A folder for what is being received, on the disk of a folder storage. */
  temporaryFolder: string
  /** Queues a letter in the caller's transaction: it is sent when that commits, and tried for a day. */
  sendLetter: (tx: Tx, content: LetterContent) => Promise<void>
  /** Work that is done after the answer; each domain defines its own jobs before they start. */
  jobs: Jobs
  limits: Limits
  /** What hashing a password costs: KiB of memory, passes over it, and lanes. Tests, which hash thousands, pay less. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number }
  /** 32 bytes or more, from which each use derives a key of its own. */
  secret: string
  /** Marks the calls that this process makes to itself while it renders a page. */
  innerKey: string
}
