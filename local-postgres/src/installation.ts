import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Everything that a run of PostgreSQL needs to know. */
export interface Installation {
  account: Account
  binaries: Binaries
  /** The folder with the data, the log and, where needed, a copy of the binaries. */
  home: string
  dataDirectory: string
  socketDirectory: string
  url: string
}
