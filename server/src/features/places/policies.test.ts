import { expect, test } from 'vitest'
import { deeds } from './policies.ts'

const place = { createdBy: 'ana', isDescriptionLocked: false }

test.each([
  ['who added it', { id: 'ana', role: 'member' as const }, ['correctKind', 'describe']],
  ['somebody else', { id: 'beto', role: 'member' as const }, ['describe']],
  ['a moderator', { id: 'beto', role: 'moderator' as const }, ['correctKind', 'describe']],
  ['a visitor', null, []],
])('%s may %3$s', (_who, caller, expected) => {
  expect(deeds(caller, place)).toEqual(expected)
})

test("nobody owns a place whose author's account was deleted", () => {
  expect(deeds({ id: 'ana', role: 'member' }, { ...place, createdBy: null })).toEqual(['describe'])
})

test.each(['member', 'moderator'] as const)('no %s writes a description that moderators locked', (role) => {
  expect(deeds({ id: 'ana', role }, { ...place, isDescriptionLocked: true })).toEqual(['correctKind'])
})
