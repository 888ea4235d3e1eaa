import { expect, test, vi } from 'vitest'
import { idempotencyKey } from './api.ts'

test('each new thing has a key of its own, also where the page does not come over HTTPS', () => {
  expect(new Set([idempotencyKey(), idempotencyKey()]).size).toBe(2)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [idempotencyKey(), idempotencyKey()]
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
