import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { laneOf } from '../optimistic/optimistic-lanes.ts'
import { transportError } from './api-error.ts'
import { createQueryClient, forgetAnswersOf } from './query-client.ts'

test('what one visitor was answered is not shown to the next; what is on the screen is asked for again', async () => {
  const client = createQueryClient()
  client.setQueryData(['inbox'], 'de ana')
  let visitor = 'ana'
  const observer = new QueryObserver(client, { queryKey: ['stats'], queryFn: async () => visitor })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toBe('ana')
  const lane = laneOf(client, ['stats'])

  visitor = 'luz'
  forgetAnswersOf(client)
  expect(client.getQueryData(['inbox'])).toBeUndefined()
  expect(observer.getCurrentResult().data).toBeUndefined()
  await expect.poll(() => observer.getCurrentResult().data).toBe('luz')
  expect(laneOf(client, ['stats'])).not.toBe(lane)
  stop()
  client.clear()
})

test('only failures that may pass are tried again', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('retry should decide by the failure')
  expect(retry(0, transportError('timeout'))).toBe(true)
  expect(retry(2, transportError('timeout'))).toBe(false)
  expect(retry(0, transportError('setup'))).toBe(false)
  expect(retry(0, new TypeError('bug'))).toBe(false)
})
