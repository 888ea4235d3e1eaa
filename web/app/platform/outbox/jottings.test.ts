import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { jottings } from './jottings.ts'

const entry = (idempotencyKey: string) => ({
  idempotencyKey,
  title: '',
  text: '',
  page: '/',
  call: { key: 'POST /direct-messages' as const },
})
const keysOf = (entries: { idempotencyKey: string }[]) => entries.map(({ idempotencyKey }) => idempotencyKey)

test('Jottings are found in the order they were made, those of their author alone', () => {
  const storage = memoryStorage()
  const [ana, bruno] = [jottings(storage, 'ana'), jottings(storage, 'bruno')]
  ana.jot(entry('z'), 1)
  ana.jot(entry('a'), 2)
  bruno.jot(entry('b'), 1)
  expect(keysOf(ana.left())).toEqual(['z', 'a'])
  expect(keysOf(ana.left(2))).toEqual(['z'])
  ana.drop('z')
  expect(keysOf(jottings(storage, 'ana').left())).toEqual(['a'])
  expect(keysOf(bruno.left())).toEqual(['b'])
})

test('A browser without room or with a record of somebody else’s says so and goes on', () => {
  const full = { ...memoryStorage(), setItem: () => expect.fail('full') }
  expect(jottings(full, 'ana').jot(entry('a'), 1)).toBe(false)
  expect(jottings(null, 'ana').jot(entry('a'), 1)).toBe(false)
  expect(jottings(memoryStorage({ 'outbox:ana:x': '{' }), 'ana').left()).toEqual([])
})
