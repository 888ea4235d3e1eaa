import { describe } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

/** A phone or security key that says yes to everything, as Chromium makes one. */
const withAuthenticator = async ({ context, page }: Visitor) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('on a site with a name', () => {
  const running = runsWith('passkeys', () => ({}), 'localhost')
  journey.override('product', running)

  journey(
    'a passkey is made, signs in without a password, is named and taken away',
    async ({ arrive, register }) => {
      const ana = await register()
      const traveller = await arrive({ as: ana })
      await withAuthenticator(traveller)
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
      await traveller.opens('/login?next=/account')
      await traveller.presses('Entrar con una llave de acceso')
      await traveller.arrivesAt('/account')
      await section.sees('Último uso:')

      await section.presses('Renombrar: Mi teléfono')
      await section.writes('Nombre de la llave', 'Teléfono viejo')
      await section.presses('Guardar')
      await section.presses('Quitar: Teléfono viejo')
      await traveller.inside(traveller.page.getByRole('alertdialog')).presses('Quitar llave')
      await section.sees('No tienes ninguna todavía.')
    },
  )
})
