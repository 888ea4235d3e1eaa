import { randomUUID } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { LISTED_BYTES, LISTED_OPERATIONS, NOTE_MAX, OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { afterAll, expect, test } from 'vitest'
import { openScene } from '../test/scene.ts'

const { andariego, ana, at, make } = await openScene()
afterAll(() => andariego.close())

const write = async (id: string, operations: readonly Operation[]) => {
  for (let start = 0; start < operations.length; start += OPERATIONS_MAX)
    await ana.api('POST /itineraries/:id/operations', {
      params: { id },
      body: {
        operations: operations
          .slice(start, start + OPERATIONS_MAX)
          .map((operation) => ({ id: randomUUID(), operation })),
      },
    })
}
const answer = (id: string, query: { after: number; until?: number }) =>
  ana.api('GET /itineraries/:id/operations', { params: { id }, query })
const numbersIn = ({ data }: Awaited<ReturnType<typeof answer>>) => data.map(({ number }) => number)
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('an answer of short operations ends with their greatest number, or where it is told to', async () => {
  const { id } = await make(ana, at([0]))
  const itemId = randomUUID()
  const add: Operation = { kind: 'add-item', itemId, text: 'Botas' }
  const ticks = from(2, LISTED_OPERATIONS + 20).map(
    (number): Operation => ({ kind: 'set-item', itemId, isDone: number % 2 === 0 }),
  )
  await write(id, [add, ...ticks])
  expect(numbersIn(await answer(id, { after: 0 }))).toEqual(from(1, LISTED_OPERATIONS))
  expect(numbersIn(await answer(id, { after: 490, until: 500 }))).toEqual(from(491, 500))
  expect(numbersIn(await answer(id, { after: 510, until: 1000 }))).toEqual(from(511, 520))
  expect(await answer(id, { after: 500, until: 500 })).toMatchObject({ data: [], last: 520 })
})

test('an answer of long operations ends with the one that fills it, and those after it lead to the end', async () => {
  const { id, items } = await make(ana, at([0]))
  const stopId = items[0]?.id ?? ''
  const notes = from(1, 120).map(
    (number): Operation => ({
      kind: 'set-stop',
      stopId,
      fields: { note: String.fromCodePoint(0x4e00 + number).repeat(NOTE_MAX) },
    }),
  )
  await write(id, notes)
  const seen: number[] = []
  let answers = 0
  for (let last = 120; seen.length < last; answers++) {
    const found = await answer(id, { after: seen.length })
    last = found.last
    const sizes = found.data.map(({ operation, undo }) => JSON.stringify([operation, undo]).length)
    // Without the operation that fills it. A character of these takes three bytes.
    const before = 3 * sizes.slice(0, -1).reduce((sum, size) => sum + size, 0)
    expect(before).toBeLessThan(LISTED_BYTES * 1.1)
    seen.push(...numbersIn(found))
  }
  expect(seen).toEqual(from(1, 120))
  expect(answers).toBeGreaterThan(4)
})
