import { expect, test } from 'vitest'
import { decidedVersion, deeds } from './policies.ts'

const place = { createdBy: 'ana', isDescriptionLocked: false }

test.each([
  ['who added it', { id: 'ana', role: 'member' as const }, ['correctKind', 'describe']],
  ['somebody else', { id: 'beto', role: 'member' as const }, ['describe', 'report']],
  ['a moderator', { id: 'beto', role: 'moderator' as const }, ['correctKind', 'describe', 'report']],
  ['a visitor', null, []],
])('%s may %3$s', (_who, caller, expected) => {
  expect(deeds(caller, place)).toEqual(expected)
})

test("nobody owns a place whose author's account was deleted", () => {
  expect(deeds({ id: 'ana', role: 'member' }, { ...place, createdBy: null })).toEqual(['describe', 'report'])
})

test.each(['member', 'moderator'] as const)('no %s writes a description that moderators locked', (role) => {
  expect(deeds({ id: 'ana', role }, { ...place, isDescriptionLocked: true })).toEqual(['correctKind'])
})

test.each([
  ['its author', { id: 'ana', role: 'member' as const }, []],
  ['somebody else', { id: 'beto', role: 'member' as const }, ['report']],
  ['a moderator', { id: 'eva', role: 'moderator' as const }, ['report']],
  ['a visitor', null, []],
])('what %s may do with a version of a description', (_who, caller, expected) => {
  expect(decidedVersion(caller, { authorId: 'ana' })).toEqual({ authorId: 'ana', may: expected })
})
