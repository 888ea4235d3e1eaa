import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { behindRelease } from './release.ts'

const ASSETS = join(import.meta.dirname, '../web/build/client/assets')
/** The title of a dialog that is loaded when it is opened. */
const DIALOG = 'Historial de la descripción'

/** The name of the one script of the build that contains this text; scripts are named by their hash alone. */
const scriptWith = (text: string): string => {
  const found = globSync('*.js', { cwd: ASSETS }).filter((file) =>
    readFileSync(join(ASSETS, file), 'utf8').includes(text),
  )
  expect(found).toHaveLength(1)
  return basename(found[0] ?? '')
}

/** How long one visit has for moving what is kept to the running release, in ms, and how many visits there are. */
const TIDIED_WITHIN_MS = 10_000
const VISITS = 3

describe('a release while pages are open and one is away', () => {
  const release = behindRelease(() => scriptWith(DIALOG))

  release.journey(
    'is offered, takes nothing away from who writes, and leaves what is kept whole',
    async ({ arrive, register }) => {
      const [door, removed] = [release.door(), release.removed()]
      door.takeBack()
      const account = await register()
      // Another name each time: a page names the places near it, which earlier tries may have left.
      const name = `Balcón de dos versiones ${crypto.randomUUID().slice(0, 8)}`
      const place = `/place/${await placeWithReview(account, name)}`
      const visitor = await arrive({ as: account, keeps: true })
      await visitor.opens('/')
      await visitor.hasKept('/')
      await visitor.opens(place)
      await visitor.hasKept(place)
      const writing = await visitor.context.newPage()
      await writing.goto(place)
      await writing.getByLabel('Tu reseña', { exact: true }).fill('Una tarde entera mirando el valle.')

      await visitor.losesTheConnection()
      door.release()
      await visitor.reloads()
      await visitor.sees(/^Sin conexión: ves lo guardado/)
      await visitor.regainsTheConnection()

      await visitor.reloads()
      await visitor.sees('Hay una versión nueva.')
      await visitor.page.evaluate(() => Reflect.set(window, 'isBeforeUpdate', true))
      await visitor.presses('Actualizar')
      await visitor.page.waitForFunction(() => !Reflect.has(window, 'isBeforeUpdate'))
      const version = () =>
        visitor.page.evaluate(() => Reflect.get(window, '__reactRouterManifest')?.version).catch(() => null)
      await expect.poll(version).toBe(door.next)
      // The other tab goes on with its old code, which the server no longer has.
      await writing.getByRole('button', { name: 'Historial' }).click()
      await writing.getByRole('dialog').getByText('Un mirador sobre el valle').waitFor()
      expect(await writing.getByLabel('Tu reseña', { exact: true }).inputValue()).toBe(
        'Una tarde entera mirando el valle.',
      )

      // Once no tab uses the previous release, its files are deleted and the kept pages are those of the new one.
      const left = () =>
        visitor.page.evaluate(async (name) => {
          const pages = await caches.open('andariego-pages')
          const kept = await Promise.all((await pages.keys()).map((request) => pages.match(request)))
          const files = (await (await caches.open('andariego-assets')).keys()).map(({ url }) => url)
          return {
            old: files.filter((url) => url.endsWith(`/${name}`)).length,
            releases: [...new Set(kept.map((page) => page?.headers.get('x-of-release')))],
          }
        }, removed)
      // A page that could not be loaded for that stays as it is until the next visit of any page.
      const leaves = async (path: string, old: number) => {
        for (let visit = 1; ; visit++) {
          await visitor.opens(path)
          await visitor.hasKept(path)
          try {
            await expect.poll(left, { timeout: TIDIED_WITHIN_MS }).toEqual({ old, releases: [door.next] })
            return
          } catch (error) {
            if (visit === VISITS) throw error
          }
        }
      }
      await leaves('/search', 1)
      await writing.close()
      await leaves('/explorar', 0)
      await visitor.losesTheConnection()
      await visitor.opens(place)
      await visitor.seesHeading(name)
    },
  )
})
