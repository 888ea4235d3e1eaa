type Failure = 'data directory' | 'already running' | 'binaries' | 'database'

/** The terms with which the calling program speaks to its operator. */
export interface Words {
  /** The setting that names the data folder. */
  folder: string
  /** What to do when PostgreSQL cannot run here. */
  instead: string
}

const plainWords: Words = { folder: 'data folder', instead: 'use another database' }

/** A problem that the operator must fix before the database can start; its message is one line. */
export class LocalPostgresError extends Error {
  override readonly name = 'LocalPostgresError'
  readonly failure: Failure
  readonly #tell: (words: Words) => string

  constructor(failure: Failure, message: string | ((words: Words) => string), options?: ErrorOptions) {
    const tell = (words: Words) =>
      (typeof message === 'string' ? message : message(words)).replaceAll(/\s*\n\s*/g, ' ').trim()
    super(tell(plainWords), options)
    this.failure = failure
    this.#tell = tell
  }

  /** Returns the message in the calling program's terms. */
  inWords(words: Words): string {
    return this.#tell(words)
  }
}

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
