import { PASSKEY_MINUTES } from '@andariego/contract/passkeys-rules'
import { describe, expect } from 'vitest'
import { withAuthenticator } from '../tools/authenticator.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

/** Runs in the page: records the abort signal of each request for a passkey. */
const notesQuestions = () => {
  const asked: (AbortSignal | undefined)[] = []
  Object.assign(window, { calledOff: () => asked.map((signal) => signal?.aborted) })
  const { credentials } = navigator
  const get = credentials.get.bind(credentials)
  credentials.get = (options) => {
    asked.push(options?.signal)
    return get(options)
  }
}

describe('on a site with a name', () => {
  const running = runsWith('passkeys', () => ({}), 'localhost')
  journey.override('product', running)

  journey(
    'a passkey is made, signs in without a password, also from the suggestions, is named and taken away',
    async ({ arrive, register }) => {
      const ana = await register()
      const traveller = await arrive({ as: ana })
      const phone = await withAuthenticator(traveller)
      await traveller.opens('/account')
      const section = traveller.inside(traveller.page.getByRole('region', { name: 'Llaves de acceso' }))
      await section.sees('No tienes ninguna todavía.')
      await section.presses('Agregar una llave')
      await section.writes('Nombre de la llave', 'Mi teléfono')
      await section.writes('Escribe tu contraseña', ana.password)
      await traveller.meetsNoBarriers()
      await section.presses('Crear la llave')
      await section.sees('Mi teléfono')
      await traveller.sees('Agregaste una llave de acceso')

      await traveller.presses('Menú de perfil')
      await traveller.presses('Cerrar sesión')
      await traveller.arrivesAt('/')
      await phone.waits()
      await traveller.page.addInitScript(notesQuestions)
      await traveller.opens('/login?next=/account')
      const calledOff = () => traveller.page.evaluate('calledOff()')
      await expect.poll(calledOff).toEqual([false])
      // Submitting a password aborts the browser's offer. The password is refused, so the page offers again.
      await traveller.writes('Correo electrónico', ana.email)
      await traveller.writes('Contraseña', 'No-es-esta-1')
      traveller.expects('401 POST /api/auth/login')
      await traveller.presses('Iniciar sesión')
      await traveller.sees('Correo o contraseña incorrectos.')
      await expect.poll(calledOff).toEqual([true, false])
      await phone.answers()
      await traveller.presses('Entrar con una llave de acceso')
      await traveller.arrivesAt('/account')
      await section.sees('Último uso:')

      // The browser offers the passkey among its suggestions for the address; the test's authenticator chooses it without a
      // click.
      await traveller.presses('Menú de perfil')
      await traveller.presses('Cerrar sesión')
      await traveller.arrivesAt('/')
      await traveller.opens('/login?next=/account')
      await traveller.arrivesAt('/account')

      await section.presses('Renombrar: Mi teléfono')
      await section.writes('Nombre de la llave', 'Teléfono viejo')
      await section.presses('Guardar')
      await section.presses('Quitar: Teléfono viejo')
      await traveller.inside(traveller.page.getByRole('alertdialog')).presses('Quitar llave')
      await section.sees('No tienes ninguna todavía.')
    },
  )

  journey(
    'a sign-in page that stays open offers passkeys with a new challenge before the old one expires, also after sleep',
    async ({ arrive, register }) => {
      const ana = await register()
      const traveller = await arrive({ as: ana })
      const phone = await withAuthenticator(traveller)
      await traveller.opens('/account')
      const section = traveller.inside(traveller.page.getByRole('region', { name: 'Llaves de acceso' }))
      await section.presses('Agregar una llave')
      await section.writes('Nombre de la llave', 'Mi portátil')
      await section.writes('Escribe tu contraseña', ana.password)
      await section.presses('Crear la llave')
      await section.sees('Mi portátil')
      await traveller.presses('Menú de perfil')
      await traveller.presses('Cerrar sesión')
      await traveller.arrivesAt('/')

      const { page } = traveller
      const challenges: string[] = []
      page.on('response', async (response) => {
        if (!response.url().endsWith('/api/auth/passkeys/options')) return
        const { data } = (await response.json()) as { data: { challenge: string } }
        challenges.push(data.challenge)
      })
      await phone.waits()
      await page.addInitScript(notesQuestions)
      await page.clock.install()
      await traveller.opens('/login?next=/account')
      const calledOff = () => page.evaluate('calledOff()')
      await expect.poll(calledOff).toEqual([false])

      await page.clock.runFor((PASSKEY_MINUTES - 1) * 60_000)
      await expect.poll(calledOff).toEqual([true, false])
      await expect.poll(() => new Set(challenges).size).toBe(2)

      // Timers stand still while a machine sleeps; its clock does not.
      await page.clock.setSystemTime(Date.now() + 60 * 60_000)
      await phone.answers()
      const signedIn = page.waitForRequest('**/api/auth/passkeys/login')
      await page.clock.runFor(10_000)
      const { response } = (await signedIn).postDataJSON().response as {
        response: { clientDataJSON: string }
      }
      const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
      await expect.poll(() => challenges.indexOf(challenge)).toBe(2)
      await traveller.arrivesAt('/account')
    },
  )
})
