import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { may } from './policies.ts'

test.each<[who: string, caller: CallerOrVisitor, allowed: boolean]>([
  ['a visitor', null, false],
  ['whoever has them', { id: 'ana', role: 'member' }, true],
  ['somebody else', { id: 'luz', role: 'member' }, false],
  ['a moderator', { id: 'eva', role: 'moderator' }, false],
])('what %s may do to the points of a user', (_who, caller, allowed) => {
  expect(may(caller, 'settle', { userId: 'ana' })).toBe(allowed)
  expect(may(caller, 'see-unseen', { userId: 'ana' })).toBe(allowed)
})
