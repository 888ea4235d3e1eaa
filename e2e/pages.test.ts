import { describe } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const WINDOWS = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

const PUBLIC_PAGES = ['/', '/login', '/register', '/forgot-password', '/explorar', '/search?q=mirador']
const PRIVATE_PAGES = ['/', '/add-place', '/account']

describe.each(WINDOWS)('every page, $width px wide, $scheme', (window) => {
  journey('has no barriers for a stranger', async ({ arrive, register }) => {
    const place = await placeWithReview(await register(), `Mirador ${window.width} ${window.scheme}`)
    const visitor = await arrive(window)
    for (const path of [...PUBLIC_PAGES, `/place/${place}`]) {
      await visitor.opens(path)
      await visitor.meetsNoBarriers()
    }
  })

  journey('has no barriers for a member', async ({ arrive, register }) => {
    const ana = await register()
    const place = await placeWithReview(ana, `Balcón ${window.width} ${window.scheme}`)
    const traveller = await arrive({ ...window, as: ana })
    for (const path of [...PRIVATE_PAGES, `/place/${place}`]) {
      await traveller.opens(path)
      await traveller.doesNotSee(/^Cargando/)
      await traveller.meetsNoBarriers()
    }
  })
})
