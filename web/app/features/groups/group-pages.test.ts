import type { Group } from '@andariego/contract/groups'
import { describe, expect, test } from 'vitest'
import {
  type GroupPages,
  groupsOf,
  withChangedGroup,
  withNewGroup,
  withoutGroup,
  withoutMember,
} from './group-pages.ts'

const called = { userName: null, userHandle: null, userPortrait: null }
const admin = { ...called, id: 'ana', email: 'ana@example.com', userEmail: 'ana@example.com' }
const member = (id: string) => ({ ...called, id, email: `${id}@example.com`, userEmail: `${id}@example.com` })
const group = (id: string, ...members: string[]): Group => ({
  id,
  name: `Grupo ${id}`,
  description: null,
  adminId: admin.id,
  admin: admin.email,
  adminPerson: admin,
  members: members.map(member),
  itineraries: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  may: ['leave', 'report'],
})
const pagesWith = (...pages: Group[][]): GroupPages => ({
  pages: pages.map((data) => ({ success: true, data, nextCursor: null })),
  pageParams: pages.map(() => ({})),
})
const idsOf = (pages: GroupPages) => groupsOf(pages).map(({ id }) => id)

describe('the pages of groups', () => {
  const pages = pagesWith([group('c', 'leo', 'luz'), group('b', 'leo')], [group('b'), group('a')])

  test('show a group once that moved from one page to the next', () => {
    expect(idsOf(pages)).toEqual(['c', 'b', 'a'])
    expect(groupsOf(undefined)).toEqual([])
  })
  test('take a new group first, once', () => {
    expect(idsOf(withNewGroup(withNewGroup(pages, group('d')), group('d')))).toEqual(['d', 'c', 'b', 'a'])
  })
  test('lose a group wherever it is', () => {
    expect(idsOf(withoutGroup(pages, 'b'))).toEqual(['c', 'a'])
  })
  test('lose a member in one group only', () => {
    const left = groupsOf(withoutMember(pages, { groupId: 'c', userId: 'leo' }))
    expect(left.map(({ members }) => members.map(({ id }) => id))).toEqual([['luz'], ['leo'], []])
  })
  test('show a group as it has become', () => {
    const [, changed] = groupsOf(withChangedGroup(pages, group('b', 'eva')))
    expect(changed?.members).toEqual([member('eva')])
  })
})
