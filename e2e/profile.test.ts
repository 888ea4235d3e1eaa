import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'

const newName = () => `Mirador ${Math.random().toString(36).slice(2, 10)}`

/** Prepares an account with a place, a review with a photo and a favourite: level 2 and a first badge. */
const seasoned = async (account: Account) => {
  const name = newName()
  const id = await placeWithReview(account, name)
  await account.api('POST /places/:id/favorite', { params: { id } })
  return { id, name }
}

const bell = ({ page }: Visitor) => page.getByRole('button', { name: /^Notificaciones/ })
const bellWithDot = ({ page }: Visitor) =>
  page.getByRole('button', { name: 'Notificaciones: hay una nueva', exact: true })

describe.each(WAYS)('the profile, $how', ({ arrival }) => {
  journey('shows level, medals, milestones and favourites', async ({ arrive, register }) => {
    const ana = await register()
    const { name } = await seasoned(ana)
    const traveller = await arrive({ ...arrival, as: ana })
    await traveller.opens('/profile')
    await traveller.seesHeading('Perfil de Usuario')
    await traveller.inside(traveller.page.getByRole('main')).sees(ana.email)
    await traveller.seesHeading('Nivel 2 Turista')
    await traveller.sees('35 puntos')
    await traveller.sees(/^Te faltan 40 puntos para el nivel.3: Viajero\.$/)
    await traveller.sees(/^Ganada el /)
    await traveller.seesHeading(name)
    await traveller.seesHeading('¿Cómo se ganan puntos?')
    await traveller.sees('Una sola vez')

    await traveller.doesNotSee('Al completar obtendrás: Guía Experto')
    await traveller.presses(/^Guía Experto, sin completar/)
    await traveller.sees('Al completar obtendrás: Guía Experto')
    await traveller.meetsNoBarriers()
    await traveller.page.keyboard.press('Escape')
    await traveller.doesNotSee('Al completar obtendrás: Guía Experto')

    await traveller.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await traveller.presses('Compartir la insignia Primera Reseña')
    await traveller.sees('¡Texto copiado al portapapeles!')
    const copied = await traveller.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('¡Gané la insignia «Primera Reseña» en Andariego!')

    await traveller.follows(name)
    await traveller.arrivesAt(/^\/place\//)
  })
})

journey(
  'the profile is for who has signed in, and signing in leads back to it',
  async ({ arrive, register }) => {
    const { email, password } = await register()
    const visitor = await arrive()
    await visitor.opens('/profile')
    await visitor.sees('Debe iniciar sesión para ver su perfil.')
    await visitor.meetsNoBarriers()
    await visitor.inside(visitor.page.getByRole('main')).follows('Iniciar sesión')
    await visitor.arrivesAt('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.writes('Contraseña', password)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/profile')
    await visitor.seesHeading('Nivel 1 Explorador')
    await visitor.sees('Aún no tienes insignias: la primera te espera en tu primera reseña.')
    await visitor.sees(/^Aún no tienes lugares favoritos/)
  },
)

describe('a notification', () => {
  journey('comes with the deed, and the level in the header follows', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const { id } = await seasoned(bruno)
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/place/${id}`)
    await traveller.page.getByRole('link', { name: /^Nivel 1: Explorador/ }).waitFor()
    await traveller.chooses(/^5 de 5/)
    await traveller.writes('Tu reseña', 'El camino se hace corto con estas vistas.')
    await traveller.presses('Publicar reseña')
    await traveller.sees('¡Subiste al nivel 2: Turista! ¡Ganaste la insignia Primera Reseña!')
    await traveller.page.getByRole('link', { name: /^Nivel 2: Turista/ }).waitFor()
    await bellWithDot(traveller).waitFor()
  })

  journey('of what others did comes by itself', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const placeIds = await Promise.all([1, 2, 3].map(() => placeWithReview(luz, newName())))
    const items = placeIds.map((placeId) => ({ placeId, date: '2027-03-10' }))
    const trip = await ana.api('POST /itineraries', { body: { name: 'Cusco', items: items.slice(0, 2) } })
    const params = { id: trip.data.id }
    const { data: group } = await ana.api('POST /groups', { body: { name: 'Cusco' } })
    const userIds = [luz.session.user.id]
    await ana.api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds } })
    await ana.api('PUT /itineraries/:id/groups', { params, body: { groupIds: [group.id] } })
    const traveller = await arrive({ as: ana })
    const opened = traveller.page.waitForResponse((response) => response.url().endsWith('/api/events'))
    await traveller.opens('/profile')
    await traveller.seesHeading('Nivel 1 Explorador')
    await opened
    // Ana has 5 points for confirming her address. Her trip earns 10 more with its third place, whoever adds that; only Luz gets
    // the response.
    await luz.api('PUT /itineraries/:id', { params, body: { name: 'Cusco', items } })
    await traveller.sees('¡Subiste al nivel 2: Turista!')
    await traveller.seesHeading('Nivel 2 Turista')
  })

  journey(
    'waits in the bell over reloads and in every tab until it is seen',
    async ({ arrive, register }) => {
      const ana = await register()
      const traveller = await arrive({ as: ana, width: 360 })
      await traveller.opens('/profile')
      await traveller.seesHeading('Nivel 1 Explorador')
      await seasoned(ana)
      await traveller.reloads()
      await bellWithDot(traveller).waitFor()
      await traveller.reloads()
      const area = traveller.page.getByRole('region', { name: 'Notificaciones' })
      await traveller.inside(area).sees(/^¡Subiste al nivel 2: Turista!/)
      await traveller.meetsNoBarriers()
      await traveller.pressesOn(bellWithDot(traveller))
      await traveller.inside(traveller.page.getByRole('banner')).sees(/^¡Subiste al nivel 2: Turista!/)
      await traveller.meetsNoBarriers()
      await expect.poll(() => area.innerText()).toBe('')
      await traveller.reloads()
      await bell(traveller).waitFor()
      await traveller.seesHeading('Nivel 2 Turista')
      expect(await bellWithDot(traveller).count()).toBe(0)
    },
  )

  journey('leaves the profile after 10 s and the bell after 30 s', async ({ arrive, register }) => {
    const ana = await register()
    const traveller = await arrive({ as: ana })
    const { clock } = traveller.page
    await clock.install()
    await traveller.opens('/profile')
    await traveller.seesHeading('Nivel 1 Explorador')
    await seasoned(ana)
    await traveller.reloads()
    const area = traveller.page.getByRole('region', { name: 'Notificaciones' })
    await traveller.inside(area).sees(/^¡Subiste al nivel 2: Turista!/)
    await bellWithDot(traveller).waitFor()
    await clock.runFor(10_000)
    await expect.poll(() => area.innerText()).toBe('')
    await bellWithDot(traveller).waitFor()
    await clock.runFor(20_000)
    await traveller.page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor()
  })
})

// The journey with a mouse is part of the other tests of the search.
describe.each(WAYS)('searching users, $how', ({ arrival }) => {
  journey('goes from three characters on, and leads to their profile', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    await seasoned(luz)
    const traveller = await arrive({ ...arrival, as: ana })
    await traveller.opens('/search')
    await traveller.seesHeading('Buscar Usuarios')
    const field = 'Nombre o correo de un usuario, o nombre de un lugar'
    await traveller.writes(field, 'vi')
    await traveller.arrivesAt(/q=vi$/)
    await traveller.doesNotSee(/usuarios? encontrados?$/)
    await traveller.writes(field, luz.email)
    await traveller.sees('1 usuario encontrado')
    await traveller.sees('Nivel 2: Turista')
    await traveller.sees(/^Miembro desde /)
    await traveller.meetsNoBarriers()
    await traveller.follows(luz.email)
    await traveller.seesHeading(luz.email)
    await traveller.sees('35 puntos')
    await traveller.sees('1 insignia')
    await traveller.meetsNoBarriers()
  })
})

describe('the search of users', () => {
  journey(
    'says when there is nobody, forgets on request, and does not find oneself',
    async ({ arrive, register }) => {
      const ana = await register()
      const traveller = await arrive({ as: ana })
      await traveller.opens(`/search?q=${encodeURIComponent(ana.email)}`)
      await traveller.sees('No se encontraron usuarios')
      await traveller.presses('Borrar búsqueda')
      await traveller.doesNotSee('No se encontraron usuarios')
      await traveller.arrivesAt('/search')
      const field = traveller.page.getByLabel('Nombre o correo de un usuario, o nombre de un lugar')
      expect(await field.inputValue()).toBe('')
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  journey('tells the anonymous to sign in, and shows them places', async ({ visitor, register }) => {
    const { name } = await seasoned(await register())
    await visitor.opens(`/search?q=${encodeURIComponent(name)}`)
    await visitor.sees('Inicia sesión para buscar usuarios.')
    await visitor.sees('1 lugar encontrado')
    const headings = visitor.page.getByRole('main').getByRole('heading', { level: 2 })
    expect((await headings.allTextContents()).slice(0, 2)).toEqual(['Lugares', 'Usuarios'])
    await visitor.meetsNoBarriers()
    await visitor.inside(visitor.page.getByRole('main')).follows('Iniciar sesión')
    await visitor.arrivesAt('/login')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toContain('/search?q=Mirador')
  })
})

describe("another user's profile", () => {
  journey('is where the name below a review leads', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const { id, name } = await seasoned(luz)
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/place/${id}`)
    await traveller.follows(luz.email)
    await traveller.arrivesAt(`/user/${luz.session.user.id}`)
    await traveller.seesHeading(luz.email)
    await traveller.seesHeading(name)
    const message = traveller.page.getByRole('button', { name: 'Mensaje', exact: true })
    await message.waitFor()
    await traveller.opens(`/user/${ana.session.user.id}`)
    await traveller.sees('Este usuario no tiene lugares favoritos aún.')
    expect(await message.count()).toBe(0)
  })

  journey(
    'says when an address leads to nobody, and is not for the anonymous',
    async ({ arrive, register }) => {
      const nobody = '/user/01900000-0000-7000-8000-000000000000'
      const visitor = await arrive()
      await visitor.opens('/login')
      await visitor.page.goto(nobody)
      await visitor.arrivesAt('/login')
      expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(nobody)
      const traveller = await arrive({ as: await register() })
      traveller.expects(`404 GET /api/users${nobody.slice('/user'.length)}`)
      await traveller.opens(nobody)
      await traveller.sees('Usuario no encontrado')
      await traveller.opens('/user')
      await traveller.sees('ID de usuario no proporcionado')
      await traveller.meetsNoBarriers()
    },
  )
})
