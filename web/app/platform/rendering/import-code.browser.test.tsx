import { afterEach, expect, test, vi } from 'vitest'
import { importAhead, importOnceOnline } from './import-code.ts'

afterEach(() => vi.restoreAllMocks())

/** The browser is offline, and no request arrives, until the returned function is called. */
const loseTheConnection = () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const requests = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return { comesUp: () => online.mockRestore(), reachesTheServer: () => requests.mockRestore() }
}

test('code to be had in time is imported once the server answers again, and not before', async () => {
  const connection = loseTheConnection()
  const load = vi.fn(async () => 'code')
  const imported = importOnceOnline(load)
  connection.comesUp()
  await expect.poll(() => window.fetch).toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
  connection.reachesTheServer()
  expect(await imported).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('pointing at something offline does not spoil its code for later', async () => {
  const connection = loseTheConnection()
  const load = vi.fn(async () => 'code')
  const use = vi.fn()
  importAhead(load, use)
  connection.comesUp()
  connection.reachesTheServer()
  importAhead(load, use)
  await expect.poll(() => use).toHaveBeenCalledWith('code')
  expect(load).toHaveBeenCalledTimes(1)
})
