import { randomUUID } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { afterAll, expect, test } from 'vitest'
import { openScene } from '../test/scene.ts'

const { andariego, ana, at, written, make, save, read } = await openScene()
afterAll(() => andariego.close())

const item = (text: string): Operation => ({ kind: 'add-item', itemId: randomUUID(), text })
const sent = (text: string, deed?: unknown) => ({
  id: randomUUID(),
  operation: item(text),
  ...(deed !== undefined && { deed: deed as string }),
})
const send = async (id: string, operations: ReturnType<typeof sent>[]) =>
  (await ana.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } })).data
const deedsOf = async (id: string) =>
  (await ana.api('GET /itineraries/:id/operations', { params: { id } })).data.map(({ deed }) => deed)

test('The log tells which operations were one deed, also where two calls brought them', async () => {
  const made = await make(ana, at([0]))
  const deed = randomUUID()
  await send(made.id, [sent('Botas', deed), sent('Sombrero', deed.toUpperCase()), sent('Agua')])
  await send(made.id, [sent('Crema', deed)])
  expect(await deedsOf(made.id)).toEqual([deed, deed, null, deed])
})

test('A deed that is no id refuses its operation alone', async () => {
  const made = await make(ana, at([0]))
  const { accepted, rejected } = await send(made.id, [sent('Botas', 'dos'), sent('Agua', 7), sent('Crema')])
  expect(accepted).toHaveLength(1)
  expect(rejected.map(({ code, message }) => [code, message])).toEqual([
    ['validation', 'El identificador no es válido.'],
    ['validation', 'El identificador no es válido.'],
  ])
})

test('Saving the whole trip is one deed, if it takes more than one operation', async () => {
  const made = await make(ana, at([0, 1]))
  await save(ana, made.id, written(made.name, at([1, 2, 3])))
  const many = await deedsOf(made.id)
  expect(many.length).toBeGreaterThan(1)
  expect(new Set(many).size).toBe(1)
  expect(many[0]).toMatch(/^[\da-f-]{36}$/)
  const { name } = await read(ana, made.id)
  await save(ana, made.id, written(`${name} 2`, at([1, 2, 3])))
  expect((await deedsOf(made.id)).at(-1)).toBeNull()
})
