import { sql } from 'kysely'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { usersRepository } from './users-repository.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
})
beforeEach(async () => {
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

const OTHER_HASH = 'the hash of another password'

/**
 * Sends a request, and gives the account another password while the request, whose password was right, waits to make its change: a
 * reset by mail locks the account from its beginning.
 */
const overtaken = async <T>(send: () => Promise<T>): Promise<Promise<T>[]> => {
  const { database } = andariego.services
  return database.transaction().execute(async (tx) => {
    await usersRepository(tx).lockId(ana.id)
    const sent = send()
    sent.catch(() => {})
    await vi.waitUntil(async () => {
      const { rows } =
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          database,
        )
      return rows.length > 0
    })
    await usersRepository(tx).setPassword(ana.id, OTHER_HASH)
    await sessionsRepository(tx).endAll(ana.id)
    return [sent]
  })
}
const refused = async (send: () => Promise<unknown>) => {
  const [sent] = await overtaken(send)
  const { status, body } = await refusal(sent ?? Promise.resolve())
  return [status, body.code]
}
const count = async (table: 'sessions' | 'second_factors' | 'passkey_challenges' | 'email_changes') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${ana.id}`.execute(
    andariego.services.database,
  )
  return rows[0]?.count
}

test('signing in with the former password opens no session', async () => {
  const login = () => andariego.api()('POST /auth/login', { body: { email: ana.email, password: PASSWORD } })
  expect(await refused(login)).toEqual([401, 'wrong-credentials'])
  expect(await count('sessions')).toBe(0)
})

test('the former password does not replace the new one', async () => {
  const body = { currentPassword: PASSWORD, newPassword: 'Nueva-clave-1' }
  expect(await refused(() => ana.api('POST /auth/change-password', { body }))).toEqual([
    403,
    'wrong-password',
  ])
  const account = await usersRepository(andariego.services.database).withId(ana.id)
  expect(account?.passwordHash).toBe(OTHER_HASH)
})

test('the former password asks for no other address', async () => {
  const body = { email: 'otra@example.com', password: PASSWORD }
  expect(await refused(() => ana.api('POST /auth/email', { body }))).toEqual([403, 'wrong-password'])
  expect(await count('email_changes')).toBe(0)
})

test('the former password begins no second step', async () => {
  const body = { password: PASSWORD }
  expect(await refused(() => ana.api('POST /auth/second-factor/setup', { body }))).toEqual([
    403,
    'wrong-password',
  ])
  expect(await count('second_factors')).toBe(0)
})

test('the former password begins no passkey', async () => {
  const body = { password: PASSWORD }
  expect(await refused(() => ana.api('POST /auth/passkeys/registration', { body }))).toEqual([
    403,
    'wrong-password',
  ])
  expect(await count('passkey_challenges')).toBe(0)
})

test('the former password removes no account', async () => {
  const body = { password: PASSWORD }
  expect(await refused(() => ana.api('DELETE /users/me', { body }))).toEqual([403, 'wrong-password'])
  expect(await usersRepository(andariego.services.database).withId(ana.id)).toBeDefined()
})

test('the former password turns off no second step, even with a code', async () => {
  const { data } = await ana.api('POST /auth/second-factor/setup', { body: { password: PASSWORD } })
  const on = await ana.api('POST /auth/second-factor', { body: { code: await generate(data) } })
  const body = { password: PASSWORD, code: on.data.recoveryCodes[0] ?? '' }
  expect(await refused(() => ana.api('DELETE /auth/second-factor', { body }))).toEqual([
    403,
    'wrong-password',
  ])
  expect(await count('second_factors')).toBe(1)
})
