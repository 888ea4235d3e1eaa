import type { RestrictionKind } from '@andariego/contract/moderation-rules'
import { expect, test } from 'vitest'
import { type CallerOrVisitor, policy } from './policy.ts'

const { may, deeds } = policy<'publish' | 'remove' | 'appeal', null>(
  { publish: () => true, remove: () => true, appeal: () => true },
  {
    publish: 'POST /groups',
    remove: 'DELETE /groups/:id',
    appeal: 'POST /moderation/decisions/:id/appeal',
  },
)
const memberWith = (kind?: RestrictionKind): CallerOrVisitor => ({
  id: 'ana',
  role: 'member',
  ...(kind && { restriction: { kind } }),
})

test.each<[who: string, caller: CallerOrVisitor, offered: string[]]>([
  ['a visitor', null, []],
  ['a member', memberWith(), ['publish', 'remove', 'appeal']],
  ['a limited member', memberWith('limited'), ['remove', 'appeal']],
  ['a suspended member', memberWith('suspended'), ['appeal']],
  ['whose account is closed', memberWith('closed'), ['appeal']],
])('%s is offered what the endpoints let them do', (_who, caller, offered) => {
  expect(deeds(caller, null)).toEqual(offered)
  expect(may(caller, 'publish', null)).toBe(offered.includes('publish'))
})

test('a restriction adds nothing to what the rules allow', () => {
  const { deeds: own } = policy<'remove', { ownerId: string }>(
    { remove: ({ id }, { ownerId }) => id === ownerId },
    { remove: 'DELETE /groups/:id' },
  )
  expect(own(memberWith('limited'), { ownerId: 'ana' })).toEqual(['remove'])
  expect(own(memberWith('limited'), { ownerId: 'luz' })).toEqual([])
})
