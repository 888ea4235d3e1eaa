import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { outboxJournal } from './journal.ts'

const entry = (idempotencyKey: string) => ({
  idempotencyKey,
  title: '',
  text: '',
  page: '/',
  call: { key: 'POST /direct-messages' as const },
})
const keysOf = (entries: { idempotencyKey: string }[]) => entries.map(({ idempotencyKey }) => idempotencyKey)

test('Entries are found in the order they were made, those of their author alone', () => {
  const storage = memoryStorage()
  const [ana, bruno] = [outboxJournal(storage, 'ana'), outboxJournal(storage, 'bruno')]
  ana.record(entry('z'), 1)
  ana.record(entry('a'), 2)
  bruno.record(entry('b'), 1)
  expect(keysOf(ana.leftOver())).toEqual(['z', 'a'])
  expect(keysOf(ana.leftOver(2))).toEqual(['z'])
  ana.drop('z')
  expect(keysOf(outboxJournal(storage, 'ana').leftOver())).toEqual(['a'])
  expect(keysOf(bruno.leftOver())).toEqual(['b'])
})

test('A browser without room or with a record of somebody else’s says so and goes on', () => {
  const full = { ...memoryStorage(), setItem: () => expect.fail('full') }
  expect(outboxJournal(full, 'ana').record(entry('a'), 1)).toBe(false)
  expect(outboxJournal(null, 'ana').record(entry('a'), 1)).toBe(false)
  expect(outboxJournal(memoryStorage({ 'outbox:ana:x': '{' }), 'ana').leftOver()).toEqual([])
})
