type StartFailure = 'data directory' | 'already running' | 'binaries' | 'database' | 'workers' | 'port'

/** A problem that the operator must fix before the server can start; its message is one line that says what. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly failure: StartFailure

  constructor(failure: StartFailure, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options)
    this.failure = failure
  }
}

export const errorCode = (error: unknown): string | undefined => {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export const errorMessage = (error: unknown): string => {
  return error instanceof Error ? error.message : String(error)
}
