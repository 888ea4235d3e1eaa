import type { AnswerVerdict } from '@andariego/contract/assistant-rules'
import { ensureGazetteer } from '@andariego/gazetteer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { missesReport } from './misses.ts'
import { talk } from './testing/ask.ts'
import { verdictsRepository } from './verdicts-repository.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

const judge = ({ api }: Traveller, id: string, verdict: AnswerVerdict | null) =>
  api('PUT /chat/messages/:id/verdict', { params: { id }, body: { verdict } })

describe("the asker's rating of an answer", () => {
  test('is stored with it, can be changed and removed, and reaches every open page', async () => {
    const ana = await traveller(andariego)
    const { id } = await talk(ana)('Hola')
    const history = () =>
      andariego.app.inject({
        url: '/api/chat/messages/me',
        headers: { authorization: `Bearer ${ana.accessToken}` },
      })
    const before = await history()
    for (const verdict of ['useful', 'useless', 'useless'] as const) {
      expect((await judge(ana, id, verdict)).data).toMatchObject({ id, verdict })
      expect((await history()).json().data).toMatchObject([{ id, verdict }])
    }
    expect((await history()).headers.etag).not.toBe(before.headers.etag)
    expect((await judge(ana, id, null)).data).not.toHaveProperty('verdict')
    expect((await judge(ana, id, null)).data).not.toHaveProperty('verdict')
  })

  test('is only accepted from the asker, for an existing answer', async () => {
    const [ana, other] = [await traveller(andariego), await traveller(andariego)]
    const { id } = await talk(ana)('Hola')
    for (const [caller, answer] of [
      [other, id],
      [ana, '00000000-0000-7000-8000-000000000000'],
    ] as const)
      expect(await refusal(judge(caller, answer, 'useful'))).toMatchObject({
        status: 404,
        body: { message: 'No se encontró la respuesta.' },
      })
  })

  test('is deleted with the answer, and after 180 days', async () => {
    const { database } = andariego.services
    const ana = await traveller(andariego)
    const count = async () =>
      (await database.selectFrom('chat_verdicts').selectAll().where('user_id', '=', ana.id).execute()).length
    await judge(ana, (await talk(ana)('Hola')).id, 'useful')
    await ana.api('DELETE /chat/messages')
    expect(await count()).toBe(0)
    for (const days of [179, 181]) {
      const { id } = await talk(ana)('Hola')
      await judge(ana, id, 'useless')
      await sql`update chat_verdicts set given_at = now() - make_interval(days => ${days}) where message_id = ${id}`.execute(
        database,
      )
    }
    await verdictsRepository(database).forgetOld()
    expect(await count()).toBe(1)
  })
})

test('people who extend the vocabulary see unsuccessful questions by topic, but not the askers', async () => {
  const ana = await traveller(andariego)
  const ask = talk(ana)
  const questions = ['¿Dónde comer anticuchos?', '¿Dónde comer salteñas?', '¿Hay zumba en la plaza?']
  for (const question of questions) await judge(ana, (await ask(question)).id, 'useless')
  await judge(ana, (await ask('¿Hay wifi en Lima?')).id, 'useful')
  const report = await missesReport(andariego.services.database)
  expect(report).toMatch(/== comida, comer \(2\) ==|== comer, comida \(2\) ==|== comida \(2\) ==/)
  expect(report).toMatch(/¿Hay zumba en la plaza\?\n +palabras sin tema: zumba/)
  expect(report).not.toContain('wifi')
  expect(report).not.toContain(ana.email)
  expect(report).not.toContain(ana.id)
})
