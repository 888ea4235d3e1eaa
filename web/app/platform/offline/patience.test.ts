import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createPace, patiently } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('Requests pass at once up to a number, and then at a pace', async () => {
  const pace = createPace(3, 2)
  let passed = 0
  for (let index = 0; index < 7; index++) void pace().then(() => (passed += 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toBe(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(passed).toBe(5)
  await vi.advanceTimersByTimeAsync(1000)
  expect(passed).toBe(7)
  // Later there are as many again.
  await vi.advanceTimersByTimeAsync(60_000)
  for (let index = 0; index < 4; index++) void pace().then(() => (passed += 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toBe(10)
})

const tooMany = () => new Response('', { status: 429, headers: { 'retry-after': '7' } })

test('A request that is one too many is sent again when the server allows it', async () => {
  const send = vi.fn(async () => (send.mock.calls.length < 2 ? tooMany() : new Response('here')))
  const answer = patiently(send)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await (await answer).text()).toBe('here')
  expect(send).toHaveBeenCalledTimes(2)
})

test('It is not sent for ever, and other failures are told at once', async () => {
  const send = vi.fn(async () => tooMany())
  const answer = patiently(send)
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await answer).status).toBe(429)
  expect(send).toHaveBeenCalledTimes(3)
  const broken = vi.fn(async () => Promise.reject(new ApiError(503, null)))
  await expect(patiently(broken)).rejects.toThrow()
  expect(broken).toHaveBeenCalledTimes(1)
  const refused = vi.fn(async () => Promise.reject(new ApiError(429, null)))
  const end = expect(patiently(refused)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(180_000)
  await end
  expect(refused).toHaveBeenCalledTimes(3)
})
