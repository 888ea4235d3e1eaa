import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const ASSETS = `${import.meta.dirname}/../web/build/client/assets`

/** Returns the file name of the built script that contains this text. */
const scriptWith = async (text: string): Promise<string> => {
  for (const file of globSync('*.js', { cwd: ASSETS }))
    if ((await readFile(`${ASSETS}/${file}`, 'utf8')).includes(text)) return file
  throw new Error(`No script of the build says '${text}'.`)
}

describe('when the server cannot be reached', () => {
  journey('the next page says so, and comes when there is a way again', async ({ visitor }) => {
    const links = visitor.inside(visitor.page.getByRole('navigation', { name: 'Principal' }))
    await visitor.opens('/explorar')
    await links.follows('Inicio')
    await visitor.arrivesAt('/')
    await visitor.losesTheConnection()
    await links.follows('Explorar')
    await visitor.seesHeading('Sin conexión')
    await visitor.meetsNoBarriers()
    await visitor.regainsTheConnection()
    await visitor.presses('Reintentar')
    await visitor.seesHeading('Explorar lugares')
  })

  journey('a page never looked at before says so, too, as often as one asks', async ({ visitor }) => {
    await visitor.opens('/')
    await visitor.losesTheConnection()
    await visitor.follows('Comenzar gratis')
    await visitor.seesHeading('Sin conexión')
    await visitor.presses('Reintentar')
    await visitor.seesHeading('Sin conexión')
    await visitor.regainsTheConnection()
    await visitor.presses('Reintentar')
    await visitor.seesHeading('Crear cuenta')
  })

  journey('a part of a page says so where it would stand', async ({ visitor, register }) => {
    await visitor.opens(`/place/${await placeWithReview(await register(), 'Balcón sin señal')}`)
    await visitor.losesTheConnection()
    await visitor.presses('Historial')
    const part = visitor.inside(visitor.page.getByRole('alert').filter({ hasText: 'No se pudo cargar.' }))
    await part.sees('Revisa tu conexión.')
    await visitor.seesHeading('Balcón sin señal')
    await part.presses('Reintentar')
    await part.sees('Revisa tu conexión.')
    await visitor.regainsTheConnection()
    await part.presses('Reintentar')
    await visitor.page.getByRole('dialog').getByText('Un mirador sobre el valle').waitFor()
  })

  journey('a map whose code cannot be had comes with the page anew', async ({ visitor }) => {
    visitor.problems.pause()
    await visitor.page.route('**/assets/maplibre*.js', (route) => route.abort('connectionreset'))
    await visitor.opens('/explorar')
    await visitor.sees('No se pudo cargar el mapa. Verifica tu conexión a internet.')
    await visitor.page.unroute('**/assets/maplibre*.js')
    await visitor.presses('Reintentar')
    await visitor.page.getByRole('figure').locator('canvas').first().waitFor()
    visitor.problems.goOn()
  })

  journey(
    'code that cannot be had comes with the page anew, and what was typed stays',
    async ({ arrive, register }) => {
      const account = await register()
      const visitor = await arrive({ as: account })
      await visitor.opens(`/place/${await placeWithReview(account, 'Balcón a medias')}`)
      await visitor.writes(/^Tu reseña/, 'Una tarde entera mirando el valle.')
      // As after a release that deleted this file.
      const code = `**/assets/${await scriptWith('Historial de la descripción')}`
      visitor.problems.pause()
      await visitor.page.route(code, (route) => route.abort('connectionreset'))
      await visitor.presses('Historial')
      await visitor.sees('No se pudo cargar. Revisa tu conexión.')
      const loadedAnew = visitor.page.waitForEvent('load')
      await visitor.presses('Reintentar')
      await loadedAnew
      await visitor.page.unroute(code)
      visitor.problems.goOn()
      await visitor.presses('Historial')
      await visitor.page.getByRole('dialog').waitFor()
      await visitor.page
        .getByRole('textbox')
        .filter({ hasText: 'Una tarde entera mirando el valle.' })
        .waitFor()
    },
  )

  journey('what was typed stays, and is sent when there is a way again', async ({ visitor, register }) => {
    const { email, password } = await register()
    await visitor.opens('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.writes('Contraseña', password)
    await visitor.losesTheConnection()
    await visitor.presses('Iniciar sesión')
    await visitor.page.getByRole('alert').filter({ hasText: 'conexión' }).waitFor()
    await visitor.regainsTheConnection()
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/')
  })
})
