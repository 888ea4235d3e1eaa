import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { sendTogether } from '../../platform/database/database.ts'
import { ledgerRepository } from './ledger-repository.ts'
import type { Payment } from './rules.ts'

let andariego: TestApp
let ledger: ReturnType<typeof ledgerRepository>
beforeAll(async () => {
  andariego = await testApp()
  ledger = ledgerRepository(andariego.services.database)
})
afterAll(() => andariego.close())

const pay = (userId: string, payments: readonly Payment[]) =>
  sendTogether(andariego.services.database, ledger.paying(userId, payments), null)

/** Creates two people, each paid for a review. */
const twoPaid = async () => {
  const place = randomUUID()
  const paid = async () => {
    const { id } = await traveller(andariego)
    const deed = randomUUID()
    const payment = {
      action: 'review_created',
      subject: place,
      points: 10,
      deed,
      voter: null,
      round: 1,
    } as const
    await pay(id, [
      payment,
      { ...payment, action: 'like_received', subject: `${deed} a`, points: 1, voter: place },
      { ...payment, action: 'review_long', points: 5 },
    ])
    return { id, deed, before: await ledger.points(id) }
  }
  return { place, ana: await paid(), luz: await paid() }
}

test('a balance and reversals concern only one user, once', async () => {
  const { ana, luz } = await twoPaid()
  await pay(luz.id, [
    { action: 'place_added', subject: 'faro', points: 3, deed: null, voter: null, round: 1 },
  ])
  expect([await ledger.points(ana.id), await ledger.lock(ana.id)]).toEqual([ana.before, ana.before])
  expect([await ledger.points(luz.id), await ledger.lock(luz.id)]).toEqual([luz.before + 3, luz.before + 3])
  expect(await ledger.takeBack(ana.id, luz.deed)).toBe(false)
  expect(await ledger.takeBack(ana.id, ana.deed)).toBe(true)
  expect(await ledger.takeBack(ana.id, ana.deed)).toBe(false)
  expect([await ledger.points(ana.id), await ledger.points(luz.id)]).toEqual([
    ana.before - 16,
    luz.before + 3,
  ])
  expect(await ledger.isBalanced(ana.id)).toBe(true)
})

test("one voter's like or one action is reversed, and nothing else", async () => {
  const { place, ana } = await twoPaid()
  expect(await ledger.takeBack(ana.id, ana.deed, { voter: randomUUID() })).toBe(false)
  expect(await ledger.takeBack(ana.id, ana.deed, { voter: place })).toBe(true)
  expect(await ledger.points(ana.id)).toBe(ana.before - 1)
  await ledger.takeBack(ana.id, ana.deed, { action: 'review_long' })
  expect(await ledger.points(ana.id)).toBe(ana.before - 6)
})

test('points withheld for hidden content are returned once, and only to the user who was paid', async () => {
  const { ana, luz } = await twoPaid()
  const id = randomUUID()
  await ledger.withhold(ana.id, id, { deed: luz.deed })
  expect(await ledger.points(ana.id)).toBe(ana.before)
  await ledger.withhold(ana.id, id, { deed: ana.deed })
  expect(await ledger.points(ana.id)).toBe(ana.before - 16)
  await ledger.giveBack(luz.id, id)
  await ledger.giveBack(ana.id, randomUUID())
  expect([await ledger.points(ana.id), await ledger.points(luz.id)]).toEqual([ana.before - 16, luz.before])
  await ledger.giveBack(ana.id, id)
  await ledger.giveBack(ana.id, id)
  expect(await ledger.points(ana.id)).toBe(ana.before)
})

test("a history has the user's payments of today, and all rows about the same subjects", async () => {
  const { place, ana } = await twoPaid()
  await sql`update points_ledger set created_at = now() - interval '2 days' where user_id = ${ana.id}`.execute(
    andariego.services.database,
  )
  const claim = { action: 'review_created', subject: place, points: 10, deed: null, voter: null } as const
  const about = async (claims: Parameters<typeof ledger.history>[1]['claims']) =>
    (await ledger.history(ana.id, { claims, isActiveToday: sql<boolean>`false` })).entries.map(
      ({ action }) => action,
    )
  expect(await about([])).toEqual([])
  expect(await about([claim])).toEqual(['review_created'])
  expect((await about([{ ...claim, action: 'review_long' }])).toSorted()).toEqual([
    'review_created',
    'review_long',
  ])
  await ledger.withhold(ana.id, randomUUID(), { deed: ana.deed })
  expect(await about([])).toEqual([])
})

test('a balance that differs from the ledger is detected, and recomputed', async () => {
  const { ana, luz } = await twoPaid()
  await andariego.services.database
    .updateTable('user_stats')
    .set({ points: 999 })
    .where('user_id', 'in', [ana.id, luz.id])
    .execute()
  expect(await ledger.isBalanced(ana.id)).toBe(false)
  await ledger.rebuild(ana.id)
  expect([await ledger.points(ana.id), await ledger.points(luz.id)]).toEqual([ana.before, 999])
})

test('what was paid once more after it was taken back is taken back once more', async () => {
  const { place, ana } = await twoPaid()
  await ledger.takeBack(ana.id, ana.deed)
  await pay(ana.id, [
    { action: 'review_created', subject: place, points: 10, deed: ana.deed, voter: null, round: 2 },
  ])
  expect(await ledger.points(ana.id)).toBe(ana.before - 6)
  expect(await ledger.takeBack(ana.id, ana.deed)).toBe(true)
  expect(await ledger.points(ana.id)).toBe(ana.before - 16)
})

test('whoever has no balance has no wrong one', async () => {
  expect(await ledger.isBalanced(randomUUID())).toBe(true)
})

test('an export tells of a like only the review, and of everything else its subject', async () => {
  const { place, ana } = await twoPaid()
  const subjects = (await ledger.all(ana.id)).filter(({ action }) => action !== 'email_confirmed')
  expect(subjects.map(({ action, subject }) => [action, subject])).toEqual([
    ['review_created', place],
    ['like_received', ana.deed],
    ['review_long', place],
  ])
})
