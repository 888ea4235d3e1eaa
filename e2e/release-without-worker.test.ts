import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { behindRelease } from './release.ts'

const ASSETS = join(import.meta.dirname, '../web/build/client/assets')

/** The name of the script of a page. */
const scriptOf = (page: string): string => {
  const [manifest = ''] = globSync('manifest-*.js', { cwd: ASSETS })
  const code = readFileSync(join(ASSETS, manifest), 'utf8')
  const [, script = ''] = new RegExp(`"routes/${page}":\\{[^}]*"module":"/assets/([^"]+)"`).exec(code) ?? []
  expect(script).not.toBe('')
  return script
}

describe('a release while a page is open, in a browser that keeps nothing', () => {
  const release = behindRelease(() => scriptOf('groups'))

  release.journey(
    'takes nothing from who writes and only points at a link, and a followed link leads to its page',
    async ({ arrive, register }) => {
      const [door, removed] = [release.door(), release.removed()]
      door.takeBack()
      const account = await register()
      const place = `/place/${await placeWithReview(account, `Balcón ${crypto.randomUUID().slice(0, 8)}`)}`
      const visitor = await arrive({ as: account })
      const { page } = visitor
      await visitor.opens(place)
      const review = page.getByLabel('Tu reseña', { exact: true })
      await review.fill('Una tarde entera mirando el valle.')
      await page.evaluate(() => Reflect.set(window, 'isBeforeRelease', true))
      door.release()
      visitor.tolerates(`404 GET /assets/${removed}`)

      const groups = page.getByRole('link', { name: 'Grupos', exact: true }).first()
      const gone = page.waitForResponse((answer) => answer.url().endsWith(removed) && answer.status() === 404)
      await groups.hover()
      await gone
      // The failed import is answered after the response; another turn of the page shows that nothing followed.
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(await page.evaluate(() => Reflect.get(window, 'isBeforeRelease'))).toBe(true)
      expect(await review.inputValue()).toBe('Una tarde entera mirando el valle.')

      await groups.click()
      await visitor.arrivesAt('/groups')
      await visitor.seesHeading('Mis Grupos')
      const version = () => page.evaluate(() => Reflect.get(window, '__reactRouterManifest')?.version)
      await expect.poll(version).toBe(door.next)
      await page.goBack()
      await visitor.arrivesAt(place)
      await expect.poll(() => review.inputValue()).toBe('Una tarde entera mirando el valle.')
    },
  )
})
