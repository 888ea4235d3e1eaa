import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Everything needed to run PostgreSQL. */
export interface Installation {
  account: Account
  binaries: Binaries
  /** The folder with the data, the log and, if needed, a copy of the binaries. */
  home: string
  dataDirectory: string
  socketDirectory: string
  url: string
}
