import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, createApi } from '@andariego/contract/client'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Web } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import type { LetterContent } from '../src/platform/mail/letter.ts'
import type { Services } from '../src/platform/services.ts'
import { openServices } from '../src/services.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

/** An error response of the API. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: { success: boolean; message: string; code: string; errors?: string[] }
  constructor(status: number, body: ApiFailure['body']) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

export interface TestApp {
  app: FastifyInstance
  services: Services
  /** The typed client for this application, anonymous or with an access token. */
  api: (accessToken?: string) => Api
  /** Every mail queued so far, oldest first. */
  letters: LetterContent[]
  dataDir: string
  databaseUrl: string
  close(): Promise<void>
}

/** The least that argon2 accepts: only the tests of passwords need the real cost. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Builds the whole application without a port, on a new database or the given one; `parts` replace services. Without `web`, the API only. */
export const testApp = async (
  variables: Record<string, string> = {},
  given?: TestDatabase,
  {
    web,
    ...parts
  }: Partial<Pick<Services, 'storage' | 'passwordCost' | 'secret' | 'log'>> & { web?: Web } = {},
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andariego-test-'))
  const database = given ?? (await testDatabase())
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...variables })
  const { services, close } = await openServices({
    config,
    log: createLog({ level: config.logLevel }),
    databaseUrl: database.url,
    secret: randomUUID().repeat(2),
  })
  Object.assign(services, { passwordCost: CHEAP_PASSWORDS, ...parts })
  const letters: LetterContent[] = []
  services.sendLetter = async (_tx, content) => {
    letters.push(content)
  }
  const app = await buildApp(services, web)
  await app.ready()
  return {
    app,
    services,
    dataDir,
    databaseUrl: database.url,
    letters,
    api: (accessToken) =>
      createApi(async ({ method, path, json, form, headers = {} }) => {
        const encoded = form && new Response(form)
        const response = await app.inject({
          method: method as 'GET',
          url: `/api${path}`,
          headers: {
            ...headers,
            ...(accessToken && { authorization: `Bearer ${accessToken}` }),
            ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
          },
          ...(json !== undefined && { payload: json as object }),
          ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
        })
        const body = response.headers['content-type']?.includes('json')
          ? response.json()
          : response.rawPayload
        if (response.statusCode >= 400) throw new ApiFailure(response.statusCode, body)
        return body
      }),
    close: async () => {
      await app.close()
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
