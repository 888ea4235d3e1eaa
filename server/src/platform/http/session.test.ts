import { type Auth, declares } from '@andariego/contract/endpoint'
import { expect, test } from 'vitest'
import { type Caller, refusalOf } from './session.ts'

const caller = (role: Caller['role']): Caller => ({
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  role,
  sessionId: '01890000-0000-7000-8000-000000000002',
  expiresAt: 0,
})

/** The statuses for a visitor, a member and a moderator; 200 means let in. */
test.each<[auth: Auth, visitor: number, member: number, moderator: number]>([
  ['none', 200, 200, 200],
  ['optional', 200, 200, 200],
  ['user', 401, 200, 200],
  ['moderator', 401, 403, 200],
])('an endpoint with auth %s lets in whom it should', (auth, ...statuses) => {
  const callers = [null, caller('member'), caller('moderator')]
  const refusals = callers.map((one) => refusalOf(auth, one))
  expect(refusals.map((refusal) => refusal?.status ?? 200)).toEqual(statuses)
  const undeclared = refusals.filter(
    (refusal) =>
      refusal && !declares({ summary: '', auth, response: 'binary' }, refusal.code, refusal.status),
  )
  expect(undeclared).toEqual([])
})
