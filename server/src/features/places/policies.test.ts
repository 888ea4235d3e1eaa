import { expect, test } from 'vitest'
import { deeds } from './policies.ts'

const place = { createdBy: 'ana' }

test.each([
  ['who added it', { id: 'ana', role: 'member' as const }, ['correctKind']],
  ['somebody else', { id: 'beto', role: 'member' as const }, []],
  ['a moderator', { id: 'beto', role: 'moderator' as const }, ['correctKind']],
  ['a visitor', null, []],
])('%s may %3$s', (_who, caller, expected) => {
  expect(deeds(caller, place)).toEqual(expected)
})

test("nobody owns a place whose author's account was deleted", () => {
  expect(deeds({ id: 'ana', role: 'member' }, { createdBy: null })).toEqual([])
})
