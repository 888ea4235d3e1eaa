import { expect, test } from 'vitest'
import { afterDeed, byLatest, SAMPLE_PEOPLE, startingState } from './practice-state.ts'
import { practiceTime } from './practice-time.ts'

const now = new Date('2026-11-21T12:00:00').getTime()
const at = (text: string) => practiceTime(new Date(text).getTime(), now)

test('a time is told by hour within a day, by weekday within a week, then by date', () => {
  expect(at('2026-11-20T12:00:01')).toBe('12:00')
  expect(at('2026-11-20T12:00:00')).toBe('viernes')
  expect(at('2026-11-14T12:00:01')).toBe('sábado')
  expect(at('2026-11-14T12:00:00')).toBe('14/11')
})

test('opening a conversation reads it; what is written goes to the open one, blank text nowhere', () => {
  const [first] = byLatest(startingState(now).conversations)
  const opened = afterDeed(startingState(now), { type: 'open', id: first?.id ?? '' })
  expect(opened.conversations.map(({ unreadCount }) => unreadCount)).toEqual([0, 1])
  expect(afterDeed(opened, { type: 'send', text: ' \n', now })).toBe(opened)
  const written = afterDeed(opened, { type: 'send', text: ' Hola ', now })
  expect(written.messages.at(-1)).toMatchObject({ senderId: 'me', text: 'Hola', conversationId: first?.id })
  expect(written.conversations[0]).toMatchObject({
    participants: [{ id: 'me' }, { id: first?.id }],
    lastMessage: { text: 'Hola', timestamp: now },
    updatedAt: now,
    unreadCount: 0,
  })
  expect(written.conversations[1]).toBe(opened.conversations[1])
})

test('a person is added once, and opened', () => {
  const person = SAMPLE_PEOPLE[2]
  const once = afterDeed(startingState(now), { type: 'add', person, now })
  const twice = afterDeed(once, { type: 'add', person, now })
  expect([twice.openId, twice.conversations.length]).toEqual([person.id, 3])
  expect(byLatest(twice.conversations)[0]?.id).toBe(person.id)
})

test('conversations can be removed until none is left', () => {
  const left = startingState(now)
    .conversations.map(({ id }) => id)
    .reduce((state, id) => afterDeed(state, { type: 'remove', id }), startingState(now))
  expect(left).toEqual({ openId: null, conversations: [], messages: [] })
})
