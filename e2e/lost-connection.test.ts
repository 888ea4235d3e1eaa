import { describe } from 'vitest'
import { journey } from './journey.ts'

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
