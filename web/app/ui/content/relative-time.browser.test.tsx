import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RelativeTime } from './relative-time.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('the time since an instant is counted to this second, not to the last update', async () => {
  // Only the clock: what is rendered waits for real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:14.000Z') })
  await render(<RelativeTime value="2026-11-21T09:55:10.000Z" />)
  await expect.element(page.getByRole('time')).toHaveTextContent('Hace 5m')
})

test('a page may say it in words of its own', async () => {
  await render(<RelativeTime value="2020-01-01T00:00:00.000Z" words={() => 'hace mucho'} />)
  await expect.element(page.getByRole('time')).toHaveTextContent('hace mucho')
})
