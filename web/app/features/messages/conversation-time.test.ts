import { expect, test } from 'vitest'
import { conversationTime } from './conversation-time.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const DAY = 86_400

test.each([
  [59, 'Ahora'],
  [60, 'Hace 1m'],
  [3_599, 'Hace 59m'],
  [3_600, 'Hace 1h'],
  [DAY - 1, 'Hace 23h'],
  [DAY, 'Hace 1d'],
  [7 * DAY - 1, 'Hace 6d'],
  [7 * DAY, '14/11'],
  [400 * DAY, '17/10'],
])('%d seconds ago is %s in the list of conversations', (seconds, text) => {
  expect(conversationTime(new Date(now - seconds * 1000).toISOString(), now, 'UTC')).toBe(text)
})
