import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestApp } from '../../server/test/test-app.ts'

/** Runs an operator's command beside a test's product; resolves with its output or its error. */
export const runBeside =
  ({ databaseUrl, dataDir, services }: TestApp, script: string) =>
  async (...args: string[]): Promise<string> => {
    const path = fileURLToPath(new URL(`../${script}`, import.meta.url))
    const env = {
      ...process.env,
      NODE_ENV: '',
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: services.secret,
    }
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { env })
      return stdout.trim()
    } catch (error) {
      return (error as { stderr: string }).stderr.trim()
    }
  }
