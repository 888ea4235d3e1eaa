import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import type { Assistant } from './assistant.ts'
import { forgetSpent, withBudget } from './model-budget.ts'
import { SPENT_NOTICES, withFallback } from './with-fallback.ts'

let andariego: TestApp
let ana: string
let beto: string
beforeAll(async () => {
  andariego = await testApp()
  ana = (await traveller(andariego)).id
  beto = (await traveller(andariego)).id
}, 120_000)
beforeEach(async () => {
  await andariego.services.database.deleteFrom('assistant_model_days').execute()
  await andariego.services.database.deleteFrom('assistant_model_people').execute()
})
afterAll(() => andariego.close())

const saying = (text: string): Assistant => ({
  async *answer() {
    yield { text }
  },
})
const broken: Assistant = {
  // biome-ignore lint/correctness/useYield: it breaks before it says anything
  async *answer() {
    throw new Error('broken')
  },
}
/** An assistant as one process creates it. */
const process = (all: number | null, person: number | null, model = saying('modelo')) => {
  const { services } = andariego
  const config = { ...services.config, assistantDaily: { all, person } }
  return withFallback(withBudget(model, { ...services, config }), saying('comunidad'), services.log)
}
const ask = async (assistant: Assistant, userId: string) => {
  let text = ''
  const question = { userId, message: '?', history: [], memory: null }
  for await (const part of assistant.answer(question, new AbortController().signal))
    if ('text' in part) text += part.text
  return text
}

test('a person has so many questions a day in all processes; then the built-in answer comes and says so', async () => {
  const [one, another] = [process(null, 2), process(null, 2)]
  expect([await ask(one, ana), await ask(another, ana)]).toEqual(['modelo', 'modelo'])
  expect(await ask(one, ana)).toBe(`${SPENT_NOTICES.person}\n\ncomunidad`)
  expect(await ask(one, beto)).toBe('modelo')
})

test('all people together have so many, even at once; a refused question does not count for its person', async () => {
  const answers = await Promise.all([ana, beto, ana, beto].map((userId) => ask(process(3, 5), userId)))
  expect(answers.filter((text) => text === 'modelo')).toHaveLength(3)
  expect(answers).toContain(`${SPENT_NOTICES.all}\n\ncomunidad`)
  const rows = await andariego.services.database
    .selectFrom('assistant_model_people')
    .select('questions')
    .execute()
  expect(rows.reduce((sum, { questions }) => sum + questions, 0)).toBe(3)
})

test("a question that the model failed counts; yesterday's do not, and are deleted", async () => {
  const { database } = andariego.services
  const failing = process(1, null, broken)
  expect(await ask(failing, ana)).toContain('El modelo no terminó')
  expect(await ask(failing, ana)).toContain(SPENT_NOTICES.all)
  await database.updateTable('assistant_model_days').set({ day: '2026-01-01' }).execute()
  expect(await ask(process(1, null), ana)).toBe('modelo')
  await forgetSpent(database)
  expect(await database.selectFrom('assistant_model_days').select('questions').execute()).toEqual([
    { questions: 1 },
  ])
})

test('without a limit nothing is counted', async () => {
  expect(await ask(process(null, null), ana)).toBe('modelo')
  expect(await andariego.services.database.selectFrom('assistant_model_days').selectAll().execute()).toEqual(
    [],
  )
})
