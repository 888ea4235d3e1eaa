import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { mailedTokensRepository } from './mailed-tokens-repository.ts'
import { newMailedToken } from './tokens.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

const newToken = async (purpose: 'confirm' | 'reset') => {
  const { id } = await traveller(andariego)
  const { tokenHash } = newMailedToken()
  const tokens = mailedTokensRepository(andariego.services.database)
  await tokens.add(id, purpose, tokenHash)
  return { userId: id, tokenHash, tokens }
}

test.each([
  ['confirm', 24],
  ['reset', 1],
] as const)('a link to %s works for %i hours', async (purpose, hours) => {
  const { tokenHash } = await newToken(purpose)
  const row = await andariego.services.database
    .selectFrom('mailed_tokens')
    .select(sql<number>`extract(epoch from expires_at - created_at) / 3600`.as('hours'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  expect(Number(row?.hours)).toBe(hours)
})

test('a link is valid only for the purpose it was sent for', async () => {
  const { userId, tokenHash, tokens } = await newToken('confirm')
  expect(await tokens.use('reset', tokenHash)).toEqual({ state: 'unknown' })
  expect(await tokens.use('confirm', tokenHash)).toEqual({ state: 'good', userId })
  expect(await tokens.use('confirm', tokenHash)).toEqual({ state: 'spent' })
})
