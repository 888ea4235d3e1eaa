import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { laneOf } from '../optimistic/optimistic-lanes.ts'
import { transportError } from './api-error.ts'
import { createQueryClient, forgetAnswersOf } from './query-client.ts'
import { keyOf } from './query-keys.ts'

test('what one visitor was answered is not shown to the next; what is on the screen is asked for again', async () => {
  const client = createQueryClient()
  const inbox = keyOf('GET /direct-messages/conversations')
  const queryKey = keyOf('GET /auth/sessions')
  client.setQueryData(inbox, 'de ana')
  let visitor = 'ana'
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => visitor })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toBe('ana')
  const lane = laneOf(client, queryKey)

  visitor = 'luz'
  forgetAnswersOf(client)
  expect(client.getQueryData(inbox)).toBeUndefined()
  expect(observer.getCurrentResult().data).toBeUndefined()
  await expect.poll(() => observer.getCurrentResult().data).toBe('luz')
  expect(laneOf(client, queryKey)).not.toBe(lane)
  stop()
  client.clear()
})

test('only failures that may pass are tried again', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('retry should decide by the failure')
  expect(retry(0, transportError('unreachable'))).toBe(true)
  expect(retry(2, transportError('unreachable'))).toBe(false)
  expect(retry(0, transportError('timeout'))).toBe(false)
  expect(retry(0, transportError('setup'))).toBe(false)
  expect(retry(0, new TypeError('bug'))).toBe(false)
})

test('what could not be loaded is asked for again when the connection is back, and what was loaded is not', async () => {
  const client = createQueryClient()
  client.mount()
  const asked: string[] = []
  let isReachable = false
  const look = (name: 'lost' | 'loaded', fails: boolean) =>
    new QueryObserver(client, {
      queryKey: keyOf(name === 'lost' ? 'GET /auth/sessions' : 'GET /users/me/blocks'),
      staleTime: 0,
      queryFn: async () => {
        asked.push(name)
        if (fails && !isReachable) throw transportError('setup')
        return name
      },
    })
  const lost = look('lost', true)
  const loaded = look('loaded', false)
  const stops = [lost.subscribe(() => {}), loaded.subscribe(() => {})]
  await expect.poll(() => lost.getCurrentResult().isError && loaded.getCurrentResult().isSuccess).toBe(true)

  onlineManager.setOnline(false)
  isReachable = true
  onlineManager.setOnline(true)
  await expect.poll(() => lost.getCurrentResult().data).toBe('lost')
  expect(asked).toEqual(['lost', 'loaded', 'lost'])
  for (const stop of stops) stop()
  client.unmount()
})
