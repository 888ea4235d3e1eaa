import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** A look-up that answers only when the test says so. */
const slowLookUp = () => {
  const batches: { keys: number[]; answer: () => void }[] = []
  const ask = coalesce(
    (keys: number[]) =>
      new Promise<number[]>((resolve) => {
        batches.push({ keys, answer: () => resolve(keys.map((key) => key * 10)) })
      }),
  )
  return { batches, ask }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('look-ups of one turn of the event loop are one query, and each gets its own answer', async () => {
  const { batches, ask } = slowLookUp()
  const answers = Promise.all([ask(1), ask(2), ask(2)])
  await turn()
  expect(batches.map(({ keys }) => keys)).toEqual([[1, 2, 2]])
  batches[0]?.answer()
  expect(await answers).toEqual([10, 20, 20])
})

test('look-ups that come while two queries are running share the next query', async () => {
  const { batches, ask } = slowLookUp()
  const answers = []
  for (const key of [1, 2, 3, 4]) {
    answers.push(ask(key))
    await turn()
  }
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2]])
  batches[0]?.answer()
  await answers[0]
  await turn()
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2], [3, 4]])
  for (const { answer } of batches) answer()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})

test('at most a hundred keys share a query', async () => {
  const { batches, ask } = slowLookUp()
  const answers = Promise.all(Array.from({ length: 250 }, (_, key) => ask(key)))
  await turn()
  await turn()
  expect(batches.map(({ keys }) => keys.length)).toEqual([100, 100])
  batches[0]?.answer()
  await expect.poll(() => batches.length).toBe(3)
  for (const { answer } of batches) answer()
  expect(await answers).toHaveLength(250)
})

test('a failure reaches all look-ups that shared the query, and no later ones', async () => {
  let fails = true
  const ask = coalesce(async (keys: number[]) => {
    if (fails) throw new Error('away')
    return keys
  })
  const both = await Promise.allSettled([ask(1), ask(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await ask(3)).toBe(3)
})
