import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { decided } from './policies.ts'

const MESSAGE = { senderId: 'ana' }

/** Only the two of a conversation ever see its messages. */
test.each<[who: string, caller: CallerOrVisitor, may: string[]]>([
  ['its sender', { id: 'ana', role: 'member' }, []],
  ['its receiver', { id: 'luz', role: 'member' }, ['report']],
  ['a receiver who moderates', { id: 'luz', role: 'moderator' }, ['report']],
  ['a receiver who is suspended', { id: 'luz', role: 'member', restriction: { kind: 'suspended' } }, []],
])('what %s may do with a message', (_who, caller, may) => {
  expect(decided(caller, MESSAGE)).toEqual({ ...MESSAGE, may })
})
