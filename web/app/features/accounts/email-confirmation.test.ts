import type { Api } from '@andariego/contract/client'
import { expect, test } from 'vitest'
import { createEmailConfirmation } from './email-confirmation.ts'

const recording = (answer: () => Promise<unknown>) => {
  const calls: string[] = []
  const api = ((_: string, { params }: { params: { token: string } }) => {
    calls.push(params.token)
    return answer()
  }) as unknown as Api
  return { calls, ...createEmailConfirmation(api) }
}

test('a token is confirmed once, however often and whenever it is asked for', async () => {
  const { confirm, calls } = recording(async () => ({ success: true, message: 'Listo.' }))
  expect(await Promise.all([confirm('t'), confirm('t')])).toEqual(['Listo.', 'Listo.'])
  expect(await confirm('t')).toBe('Listo.')
  expect(calls).toEqual(['t'])
})

test('another token is another request', async () => {
  const { confirm, calls } = recording(async () => ({ success: true, message: '' }))
  expect(await confirm('t')).toBe('Email confirmado exitosamente.')
  await confirm('u')
  expect(calls).toEqual(['t', 'u'])
})

test('a failure stays one until it is tried again', async () => {
  let reachable = false
  const { confirm, retry, calls } = recording(async () => {
    if (!reachable) throw new Error('unreachable')
    return { success: true, message: 'Listo.' }
  })
  await expect(confirm('t')).rejects.toThrow('unreachable')
  await expect(confirm('t')).rejects.toThrow('unreachable')
  reachable = true
  expect(await retry('t')).toBe('Listo.')
  expect(await confirm('t')).toBe('Listo.')
  expect(calls).toEqual(['t', 't'])
})
