import type { Log } from '../log.ts'

const write = (level: string) => (details: object, message: string) => {
  const text = JSON.stringify(details, (_, value) => (value instanceof Error ? value.message : value))
  process.stdout.write(`${level} ${message} ${text}\n`)
}

/** Writes one line per entry to standard output. */
export const plainLog: Log = { info: write('info'), warn: write('warn'), error: write('error') }

/** For tests that do not check the log. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
