import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'

afterEach(() => vi.restoreAllMocks())

/** Requests fail until the returned function is called. */
const loseTheServer = () => {
  const requests = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => requests.mockRestore()
}

test('a retry imports nothing before the server answers, since a failed import is never fetched again', async () => {
  const load = vi.fn(async () => () => <p>El historial</p>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const findTheServer = loseTheServer()
  const Part = lazyPart(load)
  await render(<Part />)

  const retry = page.getByRole('button', { name: 'Reintentar' })
  await retry.click()
  await expect.poll(() => window.fetch).toHaveBeenCalled()
  await expect.element(retry).not.toHaveAttribute('aria-busy', 'true')
  expect(load).toHaveBeenCalledTimes(1)

  findTheServer()
  await retry.click()
  await expect.element(page.getByText('El historial')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
