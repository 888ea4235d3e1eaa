import { expect } from 'vitest'
import { journey } from './journey.ts'

journey(
  'the page of a link that was pointed at is there at the press, without a word with the server',
  async ({ arrive }) => {
    const visitor = await arrive()
    const { page } = visitor
    const session = await page.context().newCDPSession(page)
    /** Where the answers to data requests came from, in their order. */
    const sources: ('server' | 'cache')[] = []
    session.on('Network.responseReceived', ({ response }) => {
      if (new URL(response.url).pathname === '/explorar.data')
        sources.push(response.fromDiskCache || response.fromPrefetchCache ? 'cache' : 'server')
    })
    await session.send('Network.enable')
    // The service worker asks the server on the page's behalf; its answers would not tell whether it did.
    await session.send('Network.setBypassServiceWorker', { bypass: true })

    await visitor.opens('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Explorar' })
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/explorar.data'),
    )
    await link.hover()
    await answered
    await expect.poll(() => sources).toEqual(['server'])
    await link.click()
    await visitor.seesHeading('Explorar lugares')
    await expect.poll(() => sources).toEqual(['server', 'cache'])
  },
)
