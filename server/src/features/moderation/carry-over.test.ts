import { KEPT_RESTRICTION_DAYS, moderationMessages } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mailedToken, PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'
import { keptRestrictions } from './kept-restrictions.ts'
import { decideAs, moderator, refused } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let other: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, other] = await Promise.all([moderator(andariego), moderator(andariego)])
}, 120_000)
afterAll(() => andariego.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const database = () => andariego.services.database
const kept = async () =>
  (
    await sql<{ kind: string; days: number }>`
    select kind, round(extract(epoch from expires_at - now()) / 86400)::int as days
    from kept_restrictions order by days, kind`.execute(database())
  ).rows
const arrive = (email: string) => traveller(andariego, email)
const leave = ({ api, password }: Traveller) => api('DELETE /users/me', { body: { password } })
const restrictionOf = async ({ api }: Traveller) => (await api('GET /users/me/notices')).restriction
/** A name that no other test's mailbox has. */
let name: string
let count = 0
beforeEach(async () => {
  count += 1
  name = `lucia${count}`
  await sql`delete from kept_restrictions`.execute(database())
})

describe('a restriction outlives the removal of the account', () => {
  test.each([
    ['the same', (who: string) => `${who}.mar@gmail.com`],
    [
      'without dots, in capitals and with a plus sign',
      (who: string) => `${who.toUpperCase()}MAR+viajes@gmail.com`,
    ],
    ["at the provider's other domain", (who: string) => `${who}mar@googlemail.com`],
  ])('when the address is %s', async (_, again) => {
    const ana = await arrive(`${name}.mar@gmail.com`)
    const until = inDays(20)
    await decideAs(judge)('user', ana.id, 'suspend', { until })
    await leave(ana)
    expect(await kept()).toEqual([{ kind: 'suspended', days: 20 }])
    const anew = await arrive(again(name))
    const reason = moderationMessages.sameMailbox
    expect(await restrictionOf(anew)).toEqual({ kind: 'suspended', until, reason })
    expect(await refused(anew.api('POST /groups', { body: { name: 'Los Andes' } }))).toEqual({
      status: 403,
      code: 'restricted',
    })
    // Only the new account has it now.
    expect(await kept()).toEqual([])
    await leave(anew)
    expect(await kept()).toEqual([{ kind: 'suspended', days: 20 }])
  })

  test('and is told like any other: by a notice, a mail, and an appeal that another moderator grants', async () => {
    const ana = await arrive(`${name}@example.com`)
    await decideAs(judge)('user', ana.id, 'limit')
    await leave(ana)
    const anew = await arrive(`${name}@example.com`)
    expect(andariego.letters.findLast(({ to }) => to === anew.email)).toMatchObject({
      subject:
        'Limitamos tu cuenta: mientras dura, puedes leer y organizar tus viajes, pero no publicar ni escribir a otros.',
      paragraphs: [`Motivo: ${moderationMessages.sameMailbox}`, expect.stringContaining('apelar')],
    })
    const [notice] = (await anew.api('GET /users/me/notices')).data
    const params = { id: notice?.id ?? '' }
    await anew.api('POST /moderation/decisions/:id/appeal', { params, body: { text: 'Fue mi hermano.' } })
    const answer = (who: Traveller) =>
      who.api('POST /moderation/appeals/:id/answer', {
        params,
        body: { isUpheld: false, reason: 'De acuerdo.' },
      })
    expect(await refused(answer(judge))).toEqual({ status: 403, code: 'forbidden' })
    await answer(other)
    expect(await restrictionOf(anew)).toBeNull()
    await leave(anew)
    expect(await kept()).toEqual([])
    expect(await restrictionOf(await arrive(anew.email))).toBeNull()
  })

  test('when the new account is confirmed by choosing a password', async () => {
    const email = `${name}@example.com`
    const ana = await arrive(email)
    await decideAs(judge)('user', ana.id, 'close')
    const { data } = await andariego.api()('POST /auth/login', { body: { email, password: PASSWORD } })
    await leave({ ...ana, api: andariego.api(data.accessToken) })
    const visitor = andariego.api()
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    await visitor('POST /auth/register', { body: { email, password: 'Caminante-2' } })
    const token = mailedToken(andariego, email)
    await visitor('POST /auth/reset-password', { body: { token, password: PASSWORD } })
    const { data: session } = await visitor('POST /auth/login', { body: { email, password: PASSWORD } })
    const { restriction } = await andariego.api(session.accessToken)('GET /users/me/notices')
    expect(restriction?.kind).toBe('closed')
  })

  test('while it runs and for a year at most; then the hash is deleted', async () => {
    const [ana, bea] = [await arrive(`${name}@example.com`), await arrive(`${name}-b@example.com`)]
    await decideAs(judge)('user', ana.id, 'limit')
    await decideAs(judge)('user', bea.id, 'suspend', { until: inDays(2 * KEPT_RESTRICTION_DAYS) })
    await Promise.all([leave(ana), leave(bea)])
    expect(await kept()).toEqual([
      { kind: 'limited', days: KEPT_RESTRICTION_DAYS },
      { kind: 'suspended', days: KEPT_RESTRICTION_DAYS },
    ])
    await sql`update kept_restrictions set expires_at = now() where kind = 'limited'`.execute(database())
    await keptRestrictions(database()).purge()
    expect(await kept()).toEqual([{ kind: 'suspended', days: KEPT_RESTRICTION_DAYS }])
    expect(await restrictionOf(await arrive(ana.email))).toBeNull()
    // One that has ended but is not deleted yet counts no more.
    await sql`update kept_restrictions set expires_at = now()`.execute(database())
    expect(await restrictionOf(await arrive(bea.email))).toBeNull()
  })

  test('but not that of somebody who was free again', async () => {
    const ana = await arrive(`${name}@example.com`)
    await decideAs(judge)('user', ana.id, 'limit')
    await decideAs(judge)('user', ana.id, 'lift')
    await leave(ana)
    expect(await kept()).toEqual([])
  })

  test('also when a moderator decides while the account is being removed, or the account is gone first', async () => {
    const ana = await arrive(`${name}@example.com`)
    const [decided] = await Promise.allSettled([decideAs(judge)('user', ana.id, 'limit'), leave(ana)])
    expect(await kept()).toEqual(
      decided.status === 'fulfilled' ? [{ kind: 'limited', days: KEPT_RESTRICTION_DAYS }] : [],
    )
  })
})

describe('another account with the same mailbox', () => {
  test('begins with the restriction of the first one', async () => {
    const ana = await arrive(`${name}@gmail.com`)
    const until = inDays(7)
    await decideAs(judge)('user', ana.id, 'suspend', { until })
    expect(await restrictionOf(await arrive(`${name}+2@gmail.com`))).toMatchObject({
      kind: 'suspended',
      until,
    })
    expect(await kept()).toEqual([])
  })

  test('begins with the stronger one of a kept restriction and that of the first account', async () => {
    const [ana, bea] = [await arrive(`${name}@gmail.com`), await arrive(`${name}+b@gmail.com`)]
    await decideAs(judge)('user', ana.id, 'limit')
    await decideAs(judge)('user', bea.id, 'suspend', { until: inDays(7) })
    await leave(bea)
    expect(await restrictionOf(await arrive(`${name}+c@gmail.com`))).toMatchObject({ kind: 'suspended' })
  })

  test('is free when the mailbox only resembles the restricted one', async () => {
    const ana = await arrive(`${name}.mar@example.com`)
    await decideAs(judge)('user', ana.id, 'limit')
    await leave(ana)
    expect(await restrictionOf(await arrive(`${name}mar@example.com`))).toBeNull()
    expect(await kept()).toHaveLength(1)
  })
})
