import type { CorrectionDeed } from '@andariego/contract/corrections'
import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../../platform/policy.ts'
import { deeds, isLimited, seesAll } from './policies.ts'

const ana: CallerOrVisitor = { id: 'ana', role: 'member' }
const luz: CallerOrVisitor = { id: 'luz', role: 'member' }
const leo = { id: 'leo', role: 'member' } as const
const moderator = { id: 'eva', role: 'moderator' } as const

test.each<[who: string, caller: CallerOrVisitor, placeAuthorId: string | null, may: CorrectionDeed[]]>([
  ['a visitor', null, 'ana', []],
  ['whoever added the place', ana, 'ana', ['decide']],
  ['whoever suggested it', luz, 'ana', ['withdraw']],
  ['whoever suggested it for a place of their own', luz, 'luz', ['decide', 'withdraw']],
  ['another member', leo, 'ana', []],
  ['a moderator', moderator, 'ana', ['decide']],
  ['a visitor, when whoever added the place is gone', null, null, []],
  ['a member, when whoever added the place is gone', leo, null, []],
])('what %s may do with a suggested correction', (_who, caller, placeAuthorId, may) => {
  expect(deeds(caller, { authorId: 'luz', placeAuthorId })).toEqual(may)
})

test.each([
  ['a member', leo, { limited: true, all: false }],
  ['a moderator', moderator, { limited: false, all: true }],
] as const)('how many corrections %s may suggest and see', (_who, caller, { limited, all }) => {
  expect([isLimited(caller), seesAll(caller)]).toEqual([limited, all])
})
