import { describe, expect } from 'vitest'
import { journey } from './journey.ts'

describe('a wrong turn', () => {
  journey('an address that does not exist says so, and leads back home', async ({ visitor }) => {
    visitor.expects('404 GET /no-existe')
    await visitor.opens('/no-existe')
    await visitor.seesHeading('No encontramos esta página')
    expect(await visitor.page.title()).toContain('No encontramos esta página')
    await visitor.meetsNoBarriers()
    await visitor.follows('Volver al inicio')
    await visitor.arrivesAt('/')
  })
})

describe('the frame around every page', () => {
  journey('the first Tab skips everything that repeats', async ({ arrive }) => {
    const visitor = await arrive({ means: 'keyboard' })
    await visitor.opens('/')
    await visitor.page.keyboard.press('Tab')
    await visitor.page.getByRole('link', { name: 'Saltar al contenido' }).waitFor()
    await visitor.page.keyboard.press('Enter')
    await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  })

  journey('on a phone the menu holds what the header has no room for', async ({ arrive }) => {
    const visitor = await arrive({ width: 360 })
    await visitor.opens('/')
    await visitor.presses('Abrir menú')
    await visitor.page.getByRole('dialog', { name: 'Menú' }).waitFor()
    await visitor.meetsNoBarriers()
    await visitor.page.goBack()
    await visitor.page.getByRole('dialog', { name: 'Menú' }).waitFor({ state: 'hidden' })
    await visitor.arrivesAt('/')
  })
})
