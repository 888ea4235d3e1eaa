import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-bench-'))
  // Under root, PostgreSQL runs as another user; in a folder only root may enter, the data would be placed elsewhere and remain.
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('This machine has no free port.')
  return address.port
}

/** Signs the tokens of the product on a filled database. */
export const BENCH_SECRET = 'only-for-the-benchmarks-of-this-run'

/** As `npm start` sets it. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

export interface Product {
  url: string
  process: ChildProcess
  /** From the command to the first response, in ms. */
  readyMs: number
  stop: () => Promise<void>
}

/** Starts the product as `npm start` does, and waits until it responds. */
export const startProduct = async (variables: Record<string, string>): Promise<Product> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...variables,
    },
  })
  const ended = once(child, 'exit')
  for (;;) {
    const answered = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) break
    if (child.exitCode !== null) throw new Error('The product did not start.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    process: child,
    readyMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
