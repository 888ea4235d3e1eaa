import { describe, expect } from 'vitest'
import { signIn } from './account-stories.ts'
import { PASSWORD } from './accounts.ts'
import { journey } from './journey.ts'

describe('one’s own account', () => {
  journey('ends the session of another device from this one', async ({ arrive, register }) => {
    const ana = await register()
    const atHome = await arrive({ as: ana })
    const onPhone = await arrive({ width: 360 })
    await onPhone.opens('/login')
    await signIn(onPhone, ana)
    await onPhone.arrivesAt('/')
    await atHome.opens('/account')
    await atHome.meetsNoBarriers()
    await atHome.presses(/^Cerrar sesión: /)
    await expect.poll(() => atHome.page.getByRole('button', { name: /^Cerrar sesión: / }).count()).toBe(0)
    onPhone.expects('401 GET /api/auth/sessions')
    onPhone.expects('401 POST /api/auth/refresh')
    await onPhone.opens('/account')
    await onPhone.arrivesAt(/^\/login/)
  })

  journey('changes the password, and the old one no longer fits', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana })
    await traveller.opens('/account')
    await traveller.writes('Contraseña actual', PASSWORD)
    await traveller.writes('Contraseña nueva', 'Otra-Senda-2')
    await traveller.writes('Confirmar contraseña nueva', 'Otra-Senda-2')
    await traveller.presses('Cambiar contraseña')
    await traveller.sees('Las demás sesiones se cerraron.')
    const elsewhere = await arrive()
    elsewhere.expects('401 POST /api/auth/login')
    await elsewhere.opens('/login')
    await signIn(elsewhere, ana)
    await elsewhere.sees('Correo o contraseña incorrectos.')
  })

  journey('goes for good, after the password was asked for', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana })
    await traveller.opens('/account')
    await traveller.presses('Eliminar mi cuenta')
    const dialog = traveller.inside(traveller.page.getByRole('alertdialog'))
    await dialog.seesHeading('¿Eliminar tu cuenta?')
    await traveller.meetsNoBarriers()
    await dialog.writes('Escribe tu contraseña para confirmarlo', PASSWORD)
    await dialog.presses('Eliminar cuenta')
    await traveller.arrivesAt('/')
    traveller.expects('401 POST /api/auth/login')
    await traveller.opens('/login')
    await signIn(traveller, ana)
    await traveller.sees('Correo o contraseña incorrectos.')
  })

  journey('gives a copy of everything to take along', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register() })
    await traveller.opens('/account')
    const download = traveller.page.waitForEvent('download')
    await traveller.presses('Descargar mis datos')
    expect((await download).suggestedFilename()).toBe('andariego.zip')
  })
})

describe('a session whose access token has run out', () => {
  journey('is renewed once for two tabs that open together', async ({ arrive, register }) => {
    const ana = await register()
    const { session } = ana
    const worn = { ...ana, session: { ...session, accessToken: `${session.accessToken.slice(0, -4)}AAAA` } }
    const traveller = await arrive({ as: worn })
    const secondTab = await traveller.context.newPage()
    let renewals = 0
    traveller.context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewals++
    })
    traveller.expects('401 GET /api/auth/sessions')
    await Promise.all([traveller.opens('/account'), secondTab.goto('/account')])
    await traveller.sees('Este dispositivo')
    await secondTab.getByText('Este dispositivo').waitFor()
    expect(renewals).toBe(1)
  })
})
