import type { GroupDeed } from '@andariego/contract/groups'
import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { deeds } from './policies.ts'

test.each<[who: string, caller: CallerOrVisitor, may: GroupDeed[]]>([
  ['a visitor', null, []],
  ['its admin', { id: 'ana', role: 'member' }, ['add-member', 'remove-member', 'remove']],
  ['a member', { id: 'luz', role: 'member' }, ['leave', 'report']],
  ['a stranger', { id: 'leo', role: 'member' }, ['report']],
  ['a moderator', { id: 'eva', role: 'moderator' }, ['report']],
])('what %s may do to a group', (_who, caller, may) => {
  expect(deeds(caller, { adminId: 'ana', memberIds: ['luz'] })).toEqual(may)
})
