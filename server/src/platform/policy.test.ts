import type { RestrictionKind } from '@andariego/contract/moderation-rules'
import { expect, test } from 'vitest'
import { type Asker, policy } from './policy.ts'

const { may, deeds } = policy<'publish' | 'remove' | 'appeal', null>(
  { publish: () => true, remove: () => true, appeal: () => true },
  {
    publish: 'POST /groups',
    remove: 'DELETE /groups/:id',
    appeal: 'POST /moderation/decisions/:id/appeal',
  },
)
const caller = (kind?: RestrictionKind): Asker => ({
  id: 'ana',
  role: 'member',
  ...(kind && { restriction: { kind } }),
})

test.each<[who: string, asker: Asker, offered: string[]]>([
  ['a visitor', null, []],
  ['a member', caller(), ['publish', 'remove', 'appeal']],
  ['a limited member', caller('limited'), ['remove', 'appeal']],
  ['a suspended member', caller('suspended'), ['appeal']],
  ['whose account is closed', caller('closed'), ['appeal']],
])('%s is offered what the endpoints let them do', (_who, asker, offered) => {
  expect(deeds(asker, null)).toEqual(offered)
  expect(may(asker, 'publish', null)).toBe(offered.includes('publish'))
})

test('a restriction adds nothing to what the rules allow', () => {
  const { deeds: own } = policy<'remove', { ownerId: string }>(
    { remove: ({ id }, { ownerId }) => id === ownerId },
    { remove: 'DELETE /groups/:id' },
  )
  expect(own(caller('limited'), { ownerId: 'ana' })).toEqual(['remove'])
  expect(own(caller('limited'), { ownerId: 'luz' })).toEqual([])
})
