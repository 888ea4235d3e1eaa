import type { Log } from '../log.ts'

const write = (level: string) => (details: object, message: string) => {
  const text = JSON.stringify(details, (_, value) => (value instanceof Error ? value.message : value))
  process.stdout.write(`${level} ${message} ${text}\n`)
}

/** One line for each entry, on standard output. */
export const plainLog: Log = { info: write('info'), warn: write('warn'), error: write('error') }

/** For a test that does not look at what is logged. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
