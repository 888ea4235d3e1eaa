import { expect, test } from 'vitest'
import type { Asker } from '../../platform/policy.ts'
import { decided } from './policies.ts'

const PROFILE = {
  id: 'ana',
  handle: 'ana',
} as Parameters<typeof decided>[1]

test.each<[who: string, caller: Asker, may: string[]]>([
  ['a visitor', null, []],
  ['its owner', { id: 'ana', role: 'member' }, ['edit']],
  ['another member', { id: 'luz', role: 'member' }, []],
  ['a moderator', { id: 'eva', role: 'moderator' }, []],
])('what %s may do to a profile', (_who, caller, may) => {
  expect(decided(caller, PROFILE)).toEqual({ ...PROFILE, may })
})
