import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
/** How many ms a first start with the sample community may take on a slow machine. */
const START_MS = 180_000
/** In ms; the server itself gives up after 34.5 s. */
const STOP_MS = 40_000

export interface Product {
  /** Its address: `http://127.0.0.1:49152`. */
  url: string
  /** The folder of its database, files and mails. */
  dataDir: string
  /** The folder with every mail as an .eml file. */
  outbox: string
  /** The server's output. */
  logFile: string
  stop(): Promise<void>
}

/** Resolves when the server prints its address; rejects with the end of its log when it ends before. */
const ready = async (server: ChildProcess, port: number): Promise<void> => {
  const said: string[] = []
  const listening = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said.push(chunk.toString())
    if (new RegExp(`Andariego está en \\S+:${port}\\s`).test(said.join(''))) listening.resolve()
  }
  server.stdout?.on('data', hear)
  server.stderr?.on('data', hear)
  const fail = (why: string) => listening.reject(new Error(`${why}\n${said.join('').slice(-4000)}`))
  server.once('exit', (code) => fail(`The server ended with ${code}.`))
  const timer = setTimeout(() => fail(`The server was not ready after ${START_MS / 1000} s.`), START_MS)
  await listening.promise.finally(() => clearTimeout(timer))
}

/**
 * Runs the whole product like `npm start`: its processes, its own database, a data folder that is deleted when it stops. The log
 * stays, to investigate failures.
 */
export const startProduct = async ({
  logFile,
  entry = 'scripts/start.ts',
  settings = {},
  host = '127.0.0.1',
}: {
  logFile: string
  /** The module to run: the product, or `demo/main.ts` for the one with a sample community. */
  entry?: string
  /** Environment variables for this product. */
  settings?: Record<string, string>
  /** Its host name. Browsers make passkeys for names only, such as `localhost`. */
  host?: string
}): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andariego-e2e-'))
  // Under root, PostgreSQL runs as another user; in a folder only root may enter, the database would be placed elsewhere and
  // remain.
  await chmod(dataDir, 0o755)
  await mkdir(dirname(logFile), { recursive: true })
  const port = await freePort()
  const url = `http://${host}:${port}`
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, [entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      WORKERS: '2',
      RATE_LIMITS: 'off',
      ...settings,
    },
  })
  const ended = once(server, 'exit')
  const log = createWriteStream(logFile)
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(timer)
    }
    await finished(log.end())
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, outbox: join(dataDir, 'outbox'), logFile, stop }
}
