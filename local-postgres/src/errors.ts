type Failure = 'data directory' | 'already running' | 'binaries' | 'database'

/** What the program that runs the database calls things when it speaks to its operator. */
export interface Words {
  /** The folder it was given: the name of its setting. */
  folder: string
  /** What to do where no PostgreSQL can run. */
  instead: string
}

const plainWords: Words = { folder: 'data folder', instead: 'use another database' }

/** Something the operator has to put right before the database can start; its message is one line that says what. */
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

  /** The message in the words of the program that runs the database. */
  inWords(words: Words): string {
    return this.#tell(words)
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
