import { createHash } from 'node:crypto'
import type { LimitName } from '@andariego/contract/endpoint'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressKey } from './address-key.ts'
import { mailboxKey } from './mailbox-key.ts'
import { type CountSharing, countTally } from './shared-counts.ts'

/** Who made the request: `userId` only when the caller is signed in. */
export interface Caller {
  address: string
  userId?: string | null
}

export class LimitExceeded extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.name = 'LimitExceeded'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface Bucket {
  points: number
  seconds: number
  /** `user` counts a signed-in caller by account, and others by address. */
  per: 'address' | 'user'
  /**
   * `machine` needs no query: the processes of an instance send each other their counts within 0.2 s. `database` is exact, over
   * all instances and restarts.
   */
  kept: 'machine' | 'database'
}

const MINUTE = 60
const HOUR = 3600

export const buckets: Record<LimitName, Bucket> = {
  read: { points: 1500, seconds: 5 * MINUTE, per: 'address', kept: 'machine' },
  poll: { points: 1500, seconds: 5 * MINUTE, per: 'user', kept: 'machine' },
  // Cached pages are not counted here: they cost next to nothing.
  render: { points: 200, seconds: MINUTE, per: 'address', kept: 'machine' },
  search: { points: 600, seconds: 5 * MINUTE, per: 'address', kept: 'machine' },
  tiles: { points: 6000, seconds: 5 * MINUTE, per: 'address', kept: 'machine' },
  login: { points: 25, seconds: 5 * MINUTE, per: 'address', kept: 'database' },
  register: { points: 5, seconds: 30 * MINUTE, per: 'address', kept: 'database' },
  mail: { points: 5, seconds: 30 * MINUTE, per: 'address', kept: 'database' },
  place: { points: 30, seconds: HOUR, per: 'user', kept: 'database' },
  review: { points: 30, seconds: HOUR, per: 'user', kept: 'database' },
  upload: { points: 100, seconds: HOUR, per: 'user', kept: 'database' },
  part: { points: 1000, seconds: 5 * MINUTE, per: 'user', kept: 'machine' },
  message: { points: 60, seconds: MINUTE, per: 'user', kept: 'database' },
  chat: { points: 30, seconds: HOUR, per: 'user', kept: 'database' },
  question: { points: 60, seconds: 5 * MINUTE, per: 'address', kept: 'machine' },
  // One addition costs more points the less the community trusts the user: see the contract's trust-rules.ts.
  invitation: { points: 200, seconds: 24 * HOUR, per: 'user', kept: 'database' },
  export: { points: 10, seconds: HOUR, per: 'user', kept: 'database' },
  write: { points: 300, seconds: 5 * MINUTE, per: 'user', kept: 'database' },
}

const LOGIN_FAILURES = { points: 10, seconds: 15 * MINUTE }
/** How many letters an hour requests may cause to one mailbox, whoever makes them and from wherever: more would be a flood. */
export const LETTERS_PER_HOUR = 10
const MAILBOX_LETTERS = { points: LETTERS_PER_HOUR, seconds: HOUR }
const TABLE = 'request_limits'

/** When the database is unavailable, each process counts for itself: laxer, but nobody is locked out and the limits hold. */
const inDatabase = (
  pool: Pool,
  name: string,
  { points, seconds }: { points: number; seconds: number },
  special: { inMemoryBlockOnConsumed?: number } = {},
) =>
  new RateLimiterPostgres({
    storeClient: pool,
    // The library would tell it by the name of its class.
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // A job deletes expired counts.
    clearExpiredByTimeout: false,
    ...special,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })

const inProcess = (name: string, { points, seconds }: Bucket) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Translates a rejection of the limiter: its figures when the limit is exceeded, an error when it could not count. */
const asLimit = (reason: unknown): unknown =>
  reason instanceof RateLimiterRes
    ? new LimitExceeded(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)))
    : reason

/**
 * Counts, and throws LimitExceeded above the limit. A count whose window ends later than any window can was made while the clock
 * was wrong: it starts again, because the caller would otherwise have to wait until then.
 */
const countIn = async (
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  points: number,
): Promise<void> => {
  try {
    await limiter.consume(key, points)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= limiter.duration * 1000)
      throw asLimit(reason)
    await limiter.delete(key)
    await limiter.consume(key, points)
  }
}

/** E-mails are personal data, so counters are stored under a hash. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

const emailKey = (email: string) => hashed(email.trim().normalize('NFC').toLowerCase())

/** A known device has its own count: strangers' guesses elsewhere do not lock it out. */
const failureKey = (email: string, knownDevice: string | null) =>
  knownDevice === null ? emailKey(email) : `device:${knownDevice}`

export interface Limits {
  /**
   * Counts a letter that a mailbox gets because somebody named it, however they spelled it. False when it has got as many as it
   * may within an hour.
   */
  mayWriteTo(email: string): Promise<boolean>
  /**
   * Counts a request. Throws LimitExceeded when the caller has used up the bucket. `points` is for requests that count more than
   * once.
   */
  consume(bucket: LimitName, caller: Caller, points?: number): Promise<void>
  loginFailures: {
    /** Null while the e-mail may be tried, else the error to throw. */
    isBlocked(email: string): Promise<LimitExceeded | null>
    /**
     * Counts one failed login. Throws LimitExceeded after the tenth within 15 minutes of the first; later ones do not extend the
     * window. Call it before checking the password, and `clear` after success: simultaneous guesses then all count. `knownDevice`
     * is the id of a device that the account knows.
     */
    record(email: string, knownDevice?: string | null): Promise<void>
    clear(email: string, knownDevice?: string | null): Promise<void>
  }
}

const unlimited: Limits = {
  mayWriteTo: async () => true,
  consume: async () => {},
  loginFailures: { isBlocked: async () => null, record: async () => {}, clear: async () => {} },
}

interface LimitsOptions {
  pool: Pool
  enabled: boolean
  /** Null when only one process counts. */
  sharing: CountSharing | null
}

export const createLimits = ({ pool, enabled, sharing }: LimitsOptions): Limits => {
  if (!enabled) return unlimited
  const tally = countTally(sharing)
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>(
    Object.entries(buckets).map(([name, bucket]) => [
      name,
      bucket.kept === 'machine'
        ? inProcess(name, bucket)
        : // A caller over the limit stays over it until the window ends: there is no need to ask the database again for each refusal.
          inDatabase(pool, name, bucket, { inMemoryBlockOnConsumed: bucket.points + 1 }),
    ]),
  )
  const failures = inDatabase(pool, 'login-failure', LOGIN_FAILURES)
  const letters = inDatabase(pool, 'mailbox', MAILBOX_LETTERS)

  sharing?.hear((counts) => {
    for (const [name, key, points] of counts) {
      const limiter = limiters.get(name)
      if (limiter instanceof RateLimiterMemory) void limiter.penalty(key, points)
    }
  })

  return {
    async mayWriteTo(email) {
      try {
        await countIn(letters, hashed(mailboxKey(email)), 1)
        return true
      } catch (error) {
        if (error instanceof LimitExceeded) return false
        throw error
      }
    },
    async consume(name, { address, userId }, points = 1) {
      const byUser = buckets[name].per === 'user' && userId
      const key = byUser ? `user:${userId}` : addressKey(address)
      const limiter = limiters.get(name)
      if (limiter) await countIn(limiter, key, points)
      if (buckets[name].kept === 'machine') tally(name, key, points)
    },
    loginFailures: {
      async isBlocked(email) {
        const counted = await failures.get(emailKey(email))
        if (!counted || counted.consumedPoints < LOGIN_FAILURES.points) return null
        if (counted.msBeforeNext > LOGIN_FAILURES.seconds * 1000) return null
        return new LimitExceeded(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)))
      },
      async record(email, knownDevice = null) {
        await countIn(failures, failureKey(email, knownDevice), 1)
      },
      async clear(email, knownDevice = null) {
        await failures.delete(failureKey(email, knownDevice))
      },
    },
  }
}
