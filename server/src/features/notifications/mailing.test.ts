import { randomUUID } from 'node:crypto'
import type { NotificationSettings } from '@andariego/contract/notifications'
import type { NotificationMode } from '@andariego/contract/notifications-rules'
import { afterAll, describe, expect, test } from 'vitest'
import type { Traveller } from '../../../test/traveller.ts'
import { told as parts } from '../../features.ts'
import { moderators } from '../accounts/public.ts'
import { isAccountClosed } from '../moderation/public.ts'
import { createMailing } from './mailing.ts'
import { openScene } from './test/scene.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const scene = await openScene()
const { andariego, newcomer, reviewOf, like, write, lettersTo, unread } = scene
afterAll(() => andariego.close())
const mailing = createMailing(andariego.services, parts, isAccountClosed)
const { secret, database } = andariego.services

const choose = async (
  who: Traveller,
  modes: Partial<Record<'reaction' | 'message' | 'reward', NotificationMode>>,
  more: Partial<NotificationSettings> = {},
) => {
  const { data } = await who.api('GET /notifications/settings')
  const body = { ...data, modes: { ...data.modes, ...modes }, ...more }
  return (await who.api('PUT /notifications/settings', { body })).data
}
/** Returns the subjects of a user's notification mails. */
const mailed = (who: Traveller) =>
  lettersTo(who)
    .filter(({ unsubscribe }) => unsubscribe !== undefined)
    .map(({ subject }) => subject)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const seeAll = (who: Traveller) =>
  who.api('POST /notifications/read', { body: { until: inMinutes(60).toISOString() } })

/** Creates Ana, whose review Bruno likes. */
const liked = async (mode: NotificationMode, more: Partial<NotificationSettings> = {}) => {
  const [ana, bruno] = await Promise.all([newcomer('Ana'), newcomer('Bruno')])
  await choose(ana, { reaction: mode }, more)
  const { reviewId, placeName } = await reviewOf(ana)
  await like(bruno, reviewId)
  return { ana, bruno, reviewId, subject: `A Bruno le gustó tu reseña de ${placeName}.` }
}

describe('mail at once', () => {
  test('is sent a little later, once, even when two processes send at the same moment', async () => {
    const { ana, subject } = await liked('mail')
    await mailing.mailNews(inMinutes(1))
    expect(mailed(ana)).toEqual([])
    const other = createMailing(andariego.services, parts, isAccountClosed)
    await Promise.all([mailing, other, mailing].map(({ mailNews }) => mailNews(inMinutes(3))))
    await mailing.mailNews(inMinutes(4))
    expect(mailed(ana)).toEqual([subject])
  })

  test('is not sent about what was seen in the app, or is deleted', async () => {
    const { ana } = await liked('mail')
    await seeAll(ana)
    const { ana: eva, bruno, reviewId } = await liked('mail')
    await like(bruno, reviewId)
    await mailing.mailNews(inMinutes(3))
    expect([mailed(ana), mailed(eva)]).toEqual([[], []])
  })

  test('is not sent to an account that moderators have closed', async () => {
    const { ana } = await liked('mail')
    const judge = await newcomer('Julia')
    await moderators(andariego.services).add(judge.email)
    await judge.api('POST /moderation/decisions', {
      body: { subjectType: 'user', subjectId: ana.id, decision: 'close', reason: 'No cumple las normas.' },
    })
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual([])
  })

  test('is not sent again about the same thing until its reader has looked', async () => {
    const { ana, reviewId, subject } = await liked('mail')
    await mailing.mailNews(inMinutes(3))
    await like(await newcomer('Carla'), reviewId)
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual([subject])
    await seeAll(ana)
    await like(await newcomer('Dora'), reviewId)
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual([subject, expect.stringMatching(/^A Dora le gustó/)])
  })

  test('combines everything of one kind', async () => {
    const [ana, bruno] = await Promise.all([newcomer('Ana'), newcomer('Bruno')])
    await choose(ana, { reaction: 'mail' })
    for (let index = 0; index < 2; index++) await like(bruno, (await reviewOf(ana)).reviewId)
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual(['Tienes 2 novedades en Andariego'])
    expect(lettersTo(ana).at(-1)?.paragraphs).toHaveLength(2)
  })

  test('about messages waits until the reader counts as away, and quotes none', async () => {
    const [ana, bruno] = await Promise.all([newcomer('Ana'), newcomer('Bruno')])
    await write(ana, bruno)
    await write(bruno, ana, 'La clave es 4711.')
    await mailing.mailNews(inMinutes(6))
    expect(mailed(ana)).toEqual([])
    await mailing.mailNews(inMinutes(8))
    expect(mailed(ana)).toEqual(['Bruno te envió un mensaje.'])
    expect(JSON.stringify(lettersTo(ana))).not.toContain('4711')
    await write(bruno, ana)
    await mailing.mailNews(inMinutes(20))
    expect(mailed(ana)).toHaveLength(1)
    // A stranger's first message is announced only in the app.
    expect(mailed(bruno)).toEqual([])
  })

  test("waits during its reader's quiet hours", async () => {
    const quietHours = { from: '22:00', to: '08:00' }
    const { ana, subject } = await liked('mail', { quietHours, timeZone: 'America/Bogota' })
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await mailing.mailNews(new Date(`${day}T04:00:00Z`))
    await mailing.mailNews(new Date(`${day}T12:59:00Z`))
    expect(mailed(ana)).toEqual([])
    await mailing.mailNews(new Date(`${day}T13:00:00Z`))
    expect(mailed(ana)).toEqual([subject])
  })

  test('that cannot be queued stays pending, and is tried again', async () => {
    const { ana, subject } = await liked('mail')
    const { sendLetter } = andariego.services
    andariego.services.sendLetter = () => Promise.reject(new Error('no queue'))
    await mailing.mailNews(inMinutes(3))
    andariego.services.sendLetter = sendLetter
    expect(mailed(ana)).toEqual([])
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual([subject])
  })
})

describe('the weekly digest', () => {
  const nextMonday = () => {
    const day = new Date(Date.now() + 86_400_000)
    while (day.getUTCDay() !== 1) day.setTime(day.getTime() + 86_400_000)
    return `${day.toISOString().slice(0, 10)}T`
  }

  test('is sent once, on Monday at nine local time, with what is unread', async () => {
    const { ana, bruno, reviewId } = await liked('digest', { timeZone: 'America/Bogota' })
    const seen = await reviewOf(ana)
    await like(bruno, seen.reviewId)
    await database
      .updateTable('notifications')
      .set({ read_at: new Date(), mail_as: null })
      .where('subject', '=', seen.reviewId)
      .execute()
    // Before nine on a Monday, what happens now would belong to the week that is about to end.
    await database
      .updateTable('notifications')
      .set({ shown_at: new Date(Date.parse(`${nextMonday()}14:00:00Z`) - 86_400_000) })
      .where('user_id', '=', ana.id)
      .execute()
    await mailing.mailDigests(new Date(`${nextMonday()}13:59:00Z`))
    expect(mailed(ana)).toEqual([])
    await Promise.all([1, 2].map(() => mailing.mailDigests(new Date(`${nextMonday()}14:00:00Z`))))
    await mailing.mailDigests(new Date(`${nextMonday()}14:15:00Z`))
    expect(mailed(ana)).toEqual(['Tu semana en Andariego'])
    expect(lettersTo(ana).at(-1)?.paragraphs).toEqual([expect.stringMatching(/^A Bruno le gustó tu reseña/)])
    expect(reviewId).not.toBe(seen.reviewId)
  })

  test('does not contain what happened since Monday', async () => {
    const { ana } = await liked('digest')
    const monday = Date.parse(`${nextMonday()}09:00:00Z`)
    await database
      .updateTable('notifications')
      .set({ shown_at: new Date(monday + 60_000) })
      .where('user_id', '=', ana.id)
      .execute()
    await mailing.mailDigests(new Date(monday + 6 * 86_400_000))
    expect(mailed(ana)).toEqual([])
    await mailing.mailDigests(new Date(monday + 7 * 86_400_000))
    expect(mailed(ana)).toEqual(['Tu semana en Andariego'])
  })
})

describe('unsubscribing from mail', () => {
  const tokens = createUnsubscribeTokens(secret)
  const oneClick = (address: string, init: { type?: string; body?: string } = {}) =>
    andariego.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': init.type ?? 'application/x-www-form-urlencoded' },
      payload: init.body ?? 'List-Unsubscribe=One-Click',
    })

  test('needs no session: one click in the mail program ends that kind of mail, and nothing else', async () => {
    const { ana, bruno } = await liked('mail')
    await mailing.mailNews(inMinutes(3))
    const address = lettersTo(ana).at(-1)?.unsubscribe?.oneClickUrl ?? ''
    const opened = await andariego.app.inject(new URL(address).pathname)
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/baja?token=${address.split('/').at(-1)}&tipo=reaction`,
    ])
    expect((await ana.api('GET /notifications/settings')).data.modes.reaction).toBe('mail')

    const answer = await oneClick(address)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { sort: 'reaction' } }])
    const { modes } = (await ana.api('GET /notifications/settings')).data
    expect([modes.reaction, modes.message]).toEqual(['app', 'mail'])
    await like(bruno, (await reviewOf(ana)).reviewId)
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toHaveLength(1)
    expect(await unread(ana)).toBe(2)
  })

  test('accepts the forms that RFC 8058 allows, and a second click does not undo it', async () => {
    const ana = await newcomer('Ana')
    const address = `http://any/api/notifications/unsubscribe/${tokens.write(ana.id, 'digest')}`
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await oneClick(address)).statusCode).toBe(200)
    expect(
      (await oneClick(address, { type: 'multipart/form-data; boundary=x', body: multipart })).statusCode,
    ).toBe(200)
    const { modes } = (await ana.api('GET /notifications/settings')).data
    expect(Object.values(modes)).not.toContain('digest')
    expect(modes.message).toBe('mail')
  })

  test('works only for the person the link was signed for', async () => {
    const ana = await newcomer('Ana')
    const good = Buffer.from(tokens.write(ana.id, 'message'), 'base64url')
    const changed = Buffer.from(good)
    changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1)
    const foreign = createUnsubscribeTokens(randomUUID()).write(ana.id, 'message')
    for (const token of [
      changed.toString('base64url'),
      foreign,
      'x',
      good.subarray(0, 40).toString('base64url'),
    ]) {
      const answer = await oneClick(`http://any/api/notifications/unsubscribe/${token}`)
      expect([token, answer.statusCode]).toEqual([token, 404])
    }
    expect((await ana.api('GET /notifications/settings')).data.modes.message).toBe('mail')
  })

  test('is the only operation that accepts a form', async () => {
    const answer = await andariego.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ana%40example.com&password=x',
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('settings', () => {
  test('are stored, and refuse invalid hours and time zones', async () => {
    const ana = await newcomer('Ana')
    const quietHours = { from: '23:30', to: '07:00' }
    const chosen = await choose(ana, { reward: 'none' }, { quietHours, timeZone: 'America/Lima' })
    expect((await ana.api('GET /notifications/settings')).data).toEqual(chosen)
    expect(chosen).toMatchObject({
      modes: { reward: 'none', group: 'mail' },
      quietHours,
      timeZone: 'America/Lima',
    })
    for (const wrong of [
      { quietHours: { from: '24:00', to: '07:00' } },
      { quietHours: { from: '07:00', to: '07:00' } },
      { timeZone: 'Atlantis/Harbour' },
    ])
      await expect(choose(ana, {}, wrong)).rejects.toMatchObject({ status: 422 })
    // Decisions by moderators cannot be turned off.
    const body = { ...chosen, modes: { ...chosen.modes, decision: 'none' as const } }
    await expect(ana.api('PUT /notifications/settings', { body })).rejects.toMatchObject({ status: 422 })
  })

  test('apply to what already waits to be mailed', async () => {
    const { ana } = await liked('mail')
    await choose(ana, { reaction: 'app' })
    await mailing.mailNews(inMinutes(3))
    expect(mailed(ana)).toEqual([])
  })
})
