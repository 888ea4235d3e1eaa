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

/** The services that features are built with. */
export interface Services {
  config: Config
  log: Log
  /** For reading. Changes go through `write`. */
  database: Database
  write: Write
  events: Events
  cache: AnswerCache
  /** The event streams of users' open pages, which receive `live` events. */
  live: LiveStreams
  /** Where photos and videos are stored. */
  storage: Storage
  /** A folder for uploads in progress; with a folder storage, on the same disk. */
  temporaryFolder: string
  /** Queues a mail in the caller's transaction: it is sent when that commits, and retried for a day. */
  sendLetter: (tx: Tx, content: LetterContent) => Promise<void>
  /** Deletes the mails to an address from the folder that replaces a mail server. */
  forgetLetters: (address: string) => Promise<void>
  /** Background jobs; each domain defines its own before they start. */
  jobs: Jobs
  limits: Limits
  /** The cost of hashing a password: KiB of memory, passes over it, and lanes. Tests hash thousands, so they use less. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number }
  /** At least 32 bytes; each use derives a key of its own from it. */
  secret: string
  /** Marks the requests that this process makes to itself while it renders a page. */
  innerKey: string
}
