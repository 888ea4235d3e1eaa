import { describe, expect } from 'vitest'
import { journey } from './journey.ts'

describe('a session', () => {
  journey('outlives the reload', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana })
    await traveller.opens('/')
    await traveller.presses('Menú de perfil')
    await traveller.sees(ana.email)
    await traveller.meetsNoBarriers()
  })

  journey('ends in every tab when one of them leaves', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register() })
    await traveller.opens('/')
    const secondTab = await traveller.context.newPage()
    await secondTab.goto('/')
    await secondTab.getByRole('button', { name: 'Menú de perfil' }).waitFor()
    await traveller.presses('Menú de perfil')
    await traveller.presses('Cerrar sesión')
    await traveller.sees('Sesión cerrada exitosamente.')
    await traveller.arrivesAt('/')
    await secondTab.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor()
    expect(await secondTab.evaluate(() => localStorage.getItem('refreshToken'))).toBe(null)
  })
})
