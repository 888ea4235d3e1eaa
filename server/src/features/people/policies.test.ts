import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { decided, deedsAbout, mayResembleModerators } from './policies.ts'

const PROFILE = {
  id: 'ana',
  handle: 'ana',
} as Parameters<typeof decided>[1]

test.each<[who: string, caller: CallerOrVisitor, may: string[]]>([
  ['a visitor', null, []],
  ['its owner', { id: 'ana', role: 'member' }, ['edit']],
  ['another member', { id: 'luz', role: 'member' }, []],
  ['a moderator', { id: 'eva', role: 'moderator' }, []],
])('what %s may do to a profile', (_who, caller, may) => {
  expect(decided(caller, PROFILE)).toEqual({ ...PROFILE, may })
})

test.each<[who: string, caller: CallerOrVisitor, may: string[]]>([
  ['a visitor', null, []],
  ['the person', { id: 'ana', role: 'member' }, []],
  ['another member', { id: 'luz', role: 'member' }, ['message', 'mute', 'block', 'report']],
  ['a moderator', { id: 'eva', role: 'moderator' }, ['message', 'mute', 'block', 'report']],
  [
    'somebody who may not publish',
    { id: 'luz', role: 'member', restriction: { kind: 'limited' } },
    ['message', 'mute', 'block', 'report'],
  ],
  [
    'somebody who is suspended',
    { id: 'luz', role: 'member', restriction: { kind: 'suspended' } },
    ['message', 'mute', 'block'],
  ],
])('what %s may do about a person', (_who, caller, may) => {
  expect(deedsAbout(caller, { id: 'ana' })).toEqual(may)
})

test.each([
  ['a member', 'member', false],
  ['a moderator', 'moderator', true],
] as const)('whether the name of %s may look like a moderator’s', (_who, role, expected) => {
  expect(mayResembleModerators({ role })).toBe(expected)
})
