import type { CommentDeed } from '@andariego/contract/trip-company'
import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../../platform/policy.ts'
import { deeds } from './policies.ts'

test.each<[who: string, caller: CallerOrVisitor, may: CommentDeed[]]>([
  ['a visitor', null, []],
  ['its author', { id: 'luz', role: 'member' }, ['remove']],
  ["the trip's owner", { id: 'ana', role: 'member' }, ['remove', 'report']],
  ['another person of the trip', { id: 'leo', role: 'member' }, ['report']],
  ['a moderator', { id: 'eva', role: 'moderator' }, ['report']],
])('what %s may do to a comment', (_who, caller, may) => {
  expect(deeds(caller, { authorId: 'luz', ownerId: 'ana' })).toEqual(may)
})
