import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadDeadline } from './upload-deadline.ts'

const TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 10 * 60_000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const arriving = (bytesRead: number) => ({
  socket: Object.assign(new EventEmitter(), { bytesRead }),
  complete: false,
  readableLength: 0,
})

/** Sends so many bytes each second until the upload is aborted or `seconds` are over; returns when that is, in seconds. */
const send = async (bytesPerSecond: number, seconds: number) => {
  const request = arriving(5_000)
  const { socket } = request
  const deadline = uploadDeadline(request, TIMEOUTS)
  for (let second = 1; second <= seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    if (deadline.signal.aborted) return { second, reason: deadline.signal.reason }
    socket.bytesRead += bytesPerSecond
    deadline.moved()
  }
  deadline.end()
  return { second: seconds, reason: null }
}

test.each([
  ['a byte', 1],
  ['3 KB', 3_000],
])('an upload of %s a second is ended after half a minute', async (_name, bytesPerSecond) => {
  expect(await send(bytesPerSecond, 500)).toMatchObject({ second: 30, reason: { status: 408 } })
})

test('one of 100 kbit/s, as phones send over 3G, goes on until its time is over', async () => {
  expect(await send(100_000 / 8, 590)).toEqual({ second: 590, reason: null })
})

test('one that becomes slow is ended when its average is too low, and one that has arrived is not', async () => {
  const request = arriving(0)
  const { socket } = request
  const deadline = uploadDeadline(request, TIMEOUTS)
  socket.bytesRead = 200_000
  for (let second = 0; second < 45; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    deadline.moved()
  }
  expect(deadline.signal.aborted).toBe(false)
  deadline.received()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(deadline.signal.aborted).toBe(false)

  const other = uploadDeadline(request, TIMEOUTS)
  socket.bytesRead += 200_000
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    other.moved()
  }
  expect(other.signal.reason).toMatchObject({ status: 408 })
})

test.each([
  ['has bytes that nobody has read yet', { readableLength: 1_000 }],
  ['has arrived to its end', { complete: true }],
])('one that %s is not slow: it waits for the server', async (_name, state) => {
  const deadline = uploadDeadline({ ...arriving(0), ...state }, TIMEOUTS)
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    deadline.moved()
  }
  expect(deadline.signal.aborted).toBe(false)
  deadline.end()
})
