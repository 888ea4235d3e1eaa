import { id } from '@andariego/contract/text'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from './new-id.ts'

const isId = (value: string) => id.safeParse(value).success

test('each new thing has an id of its own that the contract takes', () => {
  const [one, other] = [newId(), newId()]
  expect(one).not.toBe(other)
  expect([one, other].map(isId)).toEqual([true, true])
})

test('so it is where the page does not come over HTTPS and browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ids = Array.from({ length: 50 }, newId)
  expect(new Set(ids).size).toBe(50)
  expect(ids.filter((value) => !isId(value))).toEqual([])
})
