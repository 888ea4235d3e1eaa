import type { DirectMessage } from '@andariego/contract/messages'
import { describe, expect, test } from 'vitest'
import { messagesOf, type Thread, withMessage, withRead } from './thread-changes.ts'

const message = (id: string, senderId = 'ana'): DirectMessage => ({
  id,
  senderId,
  senderEmail: `${senderId}@example.com`,
  senderName: null,
  receiverId: senderId === 'ana' ? 'bruno' : 'ana',
  content: id,
  createdAt: '2026-11-21T10:00:00.000Z',
  isRead: false,
  may: senderId === 'ana' ? [] : ['report'],
})
const thread = (...pages: DirectMessage[][]): Thread => ({
  pages: pages.map((data) => ({
    success: true,
    data,
    otherUser: {
      id: 'bruno',
      email: 'bruno@example.com',
      userEmail: 'bruno@example.com',
      userName: null,
      userHandle: null,
      userPortrait: null,
      isDeleted: false,
    },
    isRequest: false,
    nextCursor: null,
  })),
  pageParams: pages.map(() => ({})),
})
const ids = (of: Thread | undefined | null) => messagesOf(of ?? undefined).map(({ id }) => id)
const readIds = (of: Thread | undefined | null) =>
  messagesOf(of ?? undefined).flatMap(({ id, isRead }) => (isRead ? [id] : []))

describe('a thread', () => {
  const loaded = thread(
    [message('3'), message('4', 'bruno'), message('5')],
    [message('1'), message('2', 'bruno')],
  )

  test('is shown from its oldest loaded message to its newest', () => {
    expect(ids(loaded)).toEqual(['1', '2', '3', '4', '5'])
  })
  test('takes a message at its end, once, whether it comes by answer or by event first', () => {
    const longer = withMessage(loaded, message('6', 'bruno'))
    expect(ids(longer)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(withMessage(longer, message('6', 'bruno'))).toBe(longer)
  })
  test('marks what its reader received as read, up to a message and not beyond', () => {
    expect(readIds(withRead(loaded, { readerId: 'bruno', lastReadId: '4' }))).toEqual(['1', '3'])
    expect(readIds(withRead(loaded, { readerId: 'bruno', lastReadId: '5' }))).toEqual(['1', '3', '5'])
    expect(readIds(withRead(loaded, { readerId: 'ana', lastReadId: '5' }))).toEqual(['2', '4'])
  })
  test('that does not hold the message does not know what was read', () => {
    expect(withRead(loaded, { readerId: 'bruno', lastReadId: '9' })).toBe(null)
    expect(withRead(undefined, { readerId: 'bruno', lastReadId: '1' })).toBe(null)
  })
})
