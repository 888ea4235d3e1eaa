import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../platform/testing/memory-storage.ts'
import { createRemovalQueue, type Removal, UNDO_MS } from './removal-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const review = { id: 'review', placeId: 'place' }

const queueOf = ({ storage = memoryStorage(), answer = async () => {} } = {}) => {
  const told: string[] = []
  const tell = (what: string) => (removal: Removal) => void told.push(`${what} ${removal.id}`)
  const visitor = { id: 'ana' as string | null }
  const queue = createRemovalQueue({
    storage,
    userId: () => visitor.id,
    send: (removal) => {
      tell('sent')(removal)
      return answer()
    },
    sendWhileLeaving: tell('sent while leaving'),
    isGone: (error) => (error as Error).message === 'gone',
    onRemoved: tell('removed'),
    onFailed: tell('failed'),
    onDue: tell('due'),
  })
  return { queue, told, storage, visitor }
}

test('a deleted review is hidden at once and deleted 10 s later', async () => {
  const { queue, told } = queueOf()
  queue.add(review)
  expect([...queue.hidden()]).toEqual(['review'])
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['due review', 'sent review', 'removed review'])
})

test('until then it can be brought back, and nothing is sent', async () => {
  const { queue, told, storage } = queueOf()
  queue.add(review)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(queue.undo('review')).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.hidden().size).toBe(0)
  expect(told).toEqual([])
  expect(storage.length).toBe(0)
})

test('afterwards it is too late', async () => {
  const { queue } = queueOf()
  queue.add(review)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(queue.undo('review')).toBe(false)
})

test('leaving the page sends it at once, and once', async () => {
  const { queue, told } = queueOf()
  queue.add(review)
  queue.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['due review', 'sent while leaving review'])
})

test('what a closed page could not send, the next one does', async () => {
  const storage = memoryStorage()
  queueOf({ storage }).queue.add(review)
  vi.setSystemTime(Date.now() + 60_000)
  const next = queueOf({ storage })
  next.queue.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(next.told).toEqual(['due review', 'sent review', 'removed review'])
  expect(storage.length).toBe(0)
})

test('another tab does not shorten the time to think again', () => {
  const storage = memoryStorage()
  queueOf({ storage }).queue.add(review)
  const other = queueOf({ storage })
  other.queue.resume()
  expect(other.told).toEqual([])
  expect(other.queue.hidden().size).toBe(0)
})

test('a failure shows the review again', async () => {
  const { queue, told } = queueOf({ answer: () => Promise.reject(new Error('busy')) })
  queue.add(review)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(told).toEqual(['due review', 'sent review', 'failed review'])
  expect(queue.hidden().size).toBe(0)
})

test('that it was gone already is as good as deleted', async () => {
  const { queue, told } = queueOf({ answer: () => Promise.reject(new Error('gone')) })
  queue.add(review)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(told.at(-1)).toBe('removed review')
})

test("it is not sent in another visitor's name, but waits for its own", async () => {
  const { queue, told, visitor } = queueOf()
  queue.add(review)
  visitor.id = 'bruno'
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(told).toEqual(['due review'])
})
