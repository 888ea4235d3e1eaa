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
/** The first start of all, with a sample community, on a slow machine. */
const START_MS = 180_000
/** The server itself gives up after 34.5 s. */
const STOP_MS = 40_000

export interface Product {
  /** Where it is reached: `http://127.0.0.1:49152`. */
  url: string
  /** Its database, files and letters. */
  dataDir: string
  /** Every letter is an .eml file in here. */
  outbox: string
  /** Everything the server wrote. */
  logFile: string
  stop(): Promise<void>
}

/** Resolves when the server says where it is; rejects with the end of its log when it ends before. */
const ready = async (server: ChildProcess, url: string): Promise<void> => {
  const said: string[] = []
  const listening = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said.push(chunk.toString())
    if (said.join('').includes(`Andariego está en ${url}`)) listening.resolve()
  }
  server.stdout?.on('data', hear)
  server.stderr?.on('data', hear)
  const fail = (why: string) => listening.reject(new Error(`${why}\n${said.join('').slice(-4000)}`))
  server.once('exit', (code) => fail(`The server ended with ${code}.`))
  const timer = setTimeout(() => fail(`The server was not ready after ${START_MS / 1000} s.`), START_MS)
  await listening.promise.finally(() => clearTimeout(timer))
}

/**
 * The whole product as `npm start` runs it: its processes, its own database, a data folder that goes when it stops. The
 * log stays, for whoever wants to know why.
 */
export const startProduct = async ({
  logFile,
  entry = 'scripts/start.ts',
  settings = {},
  host = '127.0.0.1',
}: {
  logFile: string
  /** What to run: the product, or `demo/main.ts` for the one with a sample community. */
  entry?: string
  /** What is set up differently: variables of the environment. */
  settings?: Record<string, string>
  /** What it is called by. Browsers make passkeys for names only, such as `localhost`. */
  host?: string
}): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andariego-e2e-'))
  // Run as root, a folder that only root may enter would send the database elsewhere, where nobody removes it.
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
    await ready(server, `http://127.0.0.1:${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, outbox: join(dataDir, 'outbox'), logFile, stop }
}
