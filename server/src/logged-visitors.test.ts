import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'
import { createLog } from './platform/log.ts'

const lines: string[] = []
let andariego: TestApp
beforeAll(async () => {
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  andariego = await testApp({}, await testDatabase(), { log })
})
afterAll(() => andariego.close())

const EMAIL = 'quien.visita@example.com'
const ADDRESS = '203.0.113.77'
const BROWSER = 'NavegadorDePrueba/1'
const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
  andariego.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: ADDRESS,
    headers: { 'user-agent': BROWSER },
    ...(payload && { payload }),
  })

test('the log says nothing of visits: neither of those that succeed nor of those that are refused', async () => {
  const credentials = { email: EMAIL, password: 'Equivocada-1' }
  const statuses = [
    await ask('GET', '/places'),
    await ask('GET', '/nada'),
    await ask('GET', '/users/me/profile'),
    await ask('POST', '/auth/login', { email: EMAIL }),
    await ask('POST', '/auth/login', credentials),
    await ask('POST', '/auth/register', credentials),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 404, 401, 422, 401, 201])
  expect(lines).toEqual([])
})

test('of a failure it says what failed, and the number that the visitor got with the answer; nothing of who they are', async () => {
  // A failure of the kind that quotes the whole row.
  await sql`alter table users add check (email not like 'otra.%')`.execute(andariego.services.database)
  const credentials = { email: `otra.${EMAIL}`, password: 'Caminante-1' }
  const { statusCode, headers } = await ask('POST', '/auth/register', credentials)
  expect([statusCode, lines.length]).toEqual([500, 1])
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ level: 'error', reqId: headers['x-request-id'] })
  for (const trace of [EMAIL, ADDRESS, BROWSER]) expect(line).not.toContain(trace)
})
