import { type DecisionKind, dayOf } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { decideAs, moderator } from './test/scene.ts'

const WAY_TO_APPEAL = 'Si no estás de acuerdo, puedes apelar una vez: lo decide otra persona.'
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

let andariego: TestApp
let judge: Traveller
beforeAll(async () => {
  andariego = await testApp()
  judge = await moderator(andariego)
}, 120_000)
afterAll(() => andariego.close())

const lettersTo = ({ email }: Traveller) => andariego.letters.filter(({ to }) => to === email)
const appealable = async (who: Traveller) =>
  (await who.api('GET /users/me/notices')).data.filter(({ may }) => may.includes('appeal')).length

describe('the letter of a decision', () => {
  test.each<DecisionKind>(['warn', 'limit', 'suspend'])(
    'to %s a person says how to appeal, and its button leads to where that is done',
    async (decision) => {
      const person = await traveller(andariego)
      const before = lettersTo(person).length
      await decideAs(judge)('user', person.id, decision, decision === 'suspend' ? { until: inAWeek } : {})
      const [letter, ...more] = lettersTo(person).slice(before)
      expect(more).toEqual([])
      expect(letter?.paragraphs).toEqual([
        'Motivo: No cumple las normas.',
        ...(decision === 'suspend' ? [`Hasta el ${dayOf(inAWeek)}.`] : []),
        WAY_TO_APPEAL,
      ])
      expect(new URL(letter?.button.url ?? '').pathname).toBe('/avisos')
      expect(await appealable(person)).toBe(1)
    },
  )

  test('to close an account says how to appeal, though its sessions have ended', async () => {
    const person = await traveller(andariego)
    await decideAs(judge)('user', person.id, 'close', { until: inAWeek })
    expect(lettersTo(person).at(-1)?.paragraphs).toEqual(['Motivo: No cumple las normas.', WAY_TO_APPEAL])
  })

  test('about content names it and says how to appeal; what cannot be appealed is not mailed', async () => {
    const [person, visitor] = await Promise.all([traveller(andariego), traveller(andariego)])
    const place = await visitor.api('POST /places', { body: newPlace() })
    const { data: review } = await person.api('POST /places/:id/reviews', {
      params: { id: place.id },
      form: await newForm(),
    })
    const before = lettersTo(person).length
    await decideAs(judge)('review', review.id, 'hide', { until: inAWeek })
    const about = `Se trata de: Reseña, «${place.name} · 4 de 5».`
    expect(
      lettersTo(person)
        .slice(before)
        .map(({ paragraphs }) => paragraphs),
    ).toEqual([[about, 'Motivo: No cumple las normas.', WAY_TO_APPEAL]])
    expect((await person.api('GET /users/me/notices')).data[0]?.until).toBeNull()
    await decideAs(judge)('review', review.id, 'restore')
    await decideAs(judge)('user', person.id, 'limit')
    await decideAs(judge)('user', person.id, 'lift')
    expect(lettersTo(person).slice(before)).toHaveLength(2)
    expect(await appealable(person)).toBe(2)
  })
})
