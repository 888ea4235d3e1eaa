import type { ReviewDeed } from '@andariego/contract/reviews'
import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { deeds } from './policies.ts'

const ana: CallerOrVisitor = { id: 'ana', role: 'member' }
const luz: CallerOrVisitor = { id: 'luz', role: 'member' }
const moderator: CallerOrVisitor = { id: 'eva', role: 'moderator' }

test.each<[who: string, caller: CallerOrVisitor, author: string | null, may: ReviewDeed[]]>([
  ['a visitor', null, 'ana', []],
  ['its author', ana, 'ana', ['edit', 'remove']],
  ['another member', luz, 'ana', ['react', 'report']],
  ['a moderator', moderator, 'ana', ['react', 'report']],
  ['a moderator who wrote it', moderator, 'eva', ['edit', 'remove']],
  ['a visitor, when its author is gone', null, null, []],
  ['a member, when its author is gone', luz, null, ['react', 'report']],
])('what %s may do to a review', (_who, caller, userId, may) => {
  expect(deeds(caller, { userId })).toEqual(may)
})
