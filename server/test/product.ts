import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi } from '@andariego/contract/client'
import { runScript } from '@andariego/local-postgres/testing/script'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import { ApiFailure } from './test-app.ts'
import { PASSWORD } from './traveller.ts'

interface ProductOptions {
  env?: Record<string, string>
  uid?: number
  gid?: number
}

/** Starts the whole product as an operator does, in its own processes. Call `build()` first. */
export const startProduct = (dataDir: string, { env, ...account }: ProductOptions = {}) => {
  const product = runScript(new URL('../build/run/main.js', import.meta.url), {
    ...account,
    // As from a shell, without the test runner's variables.
    env: { NODE_ENV: '', NODE_OPTIONS: '', RATE_LIMITS: 'off', PORT: '0', DATA_DIR: dataDir, ...env },
  })
  const address = product.line(/Andariego está en (\S+)/).then(([, found = '']) => found)
  // A test that expects a failure waits for the exit code instead.
  address.catch(() => {})
  return { ...product, address, outbox: join(dataDir, 'outbox') }
}

/** The typed client over HTTP. */
export const apiOver = (address: string, accessToken?: string) =>
  createApi(async ({ method, path, json, headers = {} }) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    })
    const body = await response.json()
    if (!response.ok) throw new ApiFailure(response.status, body as ApiFailure['body'])
    return body
  })

/** Waits for the first mail to this address; returns the token of its link. */
const mailedToken = async (outbox: string, email: string): Promise<string> => {
  const name = await vi.waitUntil(
    async () =>
      (await readdir(outbox).catch(() => [])).find(
        (file) => file.includes(`_${email}_`) && file.endsWith('.eml'),
      ),
    { timeout: 30_000, interval: 20 },
  )
  const { text } = await PostalMime.parse(await readFile(join(outbox, name)))
  return /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

/** Registers somebody, follows the mailed link and signs in; returns the access token. */
export const signedInAt = async (product: ReturnType<typeof startProduct>): Promise<string> => {
  const address = await product.address
  const api = apiOver(address)
  const email = `${randomUUID()}@example.com`
  await api('POST /auth/register', { body: { email, password: PASSWORD } })
  const token = await mailedToken(product.outbox, email)
  await api('GET /auth/confirm-email/:token', { params: { token } })
  const { data } = await api('POST /auth/login', { body: { email, password: PASSWORD } })
  return data.accessToken
}
