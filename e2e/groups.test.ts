import { describe, expect } from 'vitest'
import { type Account, newEmail } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'

const cardOf = ({ page, inside }: Visitor, name: string) =>
  inside(page.getByRole('article', { name, exact: true }))
const dialogOf = ({ page, inside }: Visitor) => inside(page.locator('dialog[open]'))

const groupOf = async ({ api }: Account, name: string, ...members: Account[]) => {
  const { data } = await api('POST /groups', { body: { name } })
  if (members.length > 0)
    await api('POST /groups/:id/members', {
      params: { id: data.id },
      body: { userIds: members.map(({ session }) => session.user.id) },
    })
  return data.id
}

describe.each(WAYS)('a group, $how', ({ arrival }) => {
  journey('is created, gathers two people, and is removed', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    const traveller = await arrive({ as: ana, ...arrival })
    await traveller.opens('/groups')
    await traveller.seesHeading('Mis Grupos')
    await traveller.sees('No hay grupos creados')
    await traveller.meetsNoBarriers()

    await traveller.presses('Crear mi primer grupo')
    const dialog = dialogOf(traveller)
    await dialog.seesHeading('Crear Nuevo Grupo')
    const create = traveller.page.getByRole('button', { name: 'Crear', exact: true })
    await dialog.writes('Nombre del grupo', 'Ruta')
    expect(await create.isDisabled()).toBe(true)
    await dialog.writes('Nombre del grupo', 'Ruta 40')
    await traveller.meetsNoBarriers()
    await dialog.presses('Crear')
    await traveller.sees('Creaste el grupo «Ruta 40».')

    const card = cardOf(traveller, 'Ruta 40')
    await card.sees('Sin descripción')
    await card.sees(ana.email)
    await card.presses('Agregar miembro a Ruta 40')
    await card.writes('Correo o nombre del viajero', luz.email.toUpperCase())
    await traveller.meetsNoBarriers()
    await card.presses('Agregar')
    await card.sees('1 miembro')
    await card.presses(`Quitar a ${luz.email}`)
    await card.doesNotSee(luz.email)
    await traveller.meetsNoBarriers()

    await card.presses('Eliminar grupo Ruta 40')
    await dialogOf(traveller).sees('Esta acción no se puede deshacer. ¿Eliminar grupo?')
    await traveller.meetsNoBarriers()
    await dialogOf(traveller).presses('No')
    await card.presses('Eliminar grupo Ruta 40')
    await dialogOf(traveller).presses('Sí, eliminar')
    await traveller.sees('No hay grupos creados')
  })
})

describe('in a group', () => {
  journey('a member sees the others, takes nobody out, and leaves', async ({ arrive, register }) => {
    const [ana, luz, leo] = await Promise.all([register(), register(), register()])
    await groupOf(ana, 'Los del sur', luz, leo)
    const traveller = await arrive({ as: luz })
    await traveller.opens('/groups')
    const card = cardOf(traveller, 'Los del sur')
    await card.sees(leo.email)
    expect(await traveller.page.getByRole('button', { name: /^(Quitar|Agregar|Eliminar)/ }).count()).toBe(0)
    const link = traveller.page.getByRole('link', { name: ana.email })
    expect(await link.getAttribute('href')).toBe(`/user/${ana.session.user.id}`)
    await card.presses('Salir del grupo Los del sur')
    await traveller.meetsNoBarriers()
    await dialogOf(traveller).presses('Sí, salir')
    await traveller.sees('No hay grupos creados')
    // The screen shows it before the server has done it.
    const members = async () => (await ana.api('GET /groups')).data[0]?.members.map(({ email }) => email)
    await expect.poll(members).toEqual([leo.email])
  })

  journey('whoever shares an itinerary reads that it goes with them', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    const groupId = await groupOf(ana, 'Los del sur', luz)
    const placeId = await placeWithReview(ana, `Mirador ${newEmail()}`)
    const items = [{ placeId, date: '2027-03-01' }]
    const { data: trip } = await luz.api('POST /itineraries', { body: { name: 'Marzo en el sur', items } })
    const share = () =>
      luz.api('PUT /itineraries/:id/groups', { params: { id: trip.id }, body: { groupIds: [groupId] } })
    await share()
    const [admin, member] = await Promise.all([arrive({ as: ana }), arrive({ as: luz })])
    await admin.opens('/groups')
    const card = cardOf(admin, 'Los del sur')
    await card.sees('Marzo en el sur')
    await card.presses(`Quitar a ${luz.email}`)
    await admin.sees(`${luz.email} ya no es parte de «Los del sur», ni sus itinerarios.`)
    await admin.presses('Deshacer')
    await admin.sees(`${luz.email} es otra vez parte de «Los del sur».`)
    await card.doesNotSee('Marzo en el sur')

    await share()
    await member.opens('/groups')
    await cardOf(member, 'Los del sur').sees('Marzo en el sur')
    await cardOf(member, 'Los del sur').presses('Salir del grupo Los del sur')
    await dialogOf(member).sees('Los itinerarios que compartes con el grupo dejan de verse en él.')
  })

  journey('adding and taking out can be undone', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    await groupOf(ana, 'Ruta 40')
    const traveller = await arrive({ as: ana })
    await traveller.opens('/groups')
    const card = cardOf(traveller, 'Ruta 40')
    await card.presses('Agregar miembro a Ruta 40')
    await card.writes('Correo o nombre del viajero', luz.email)
    await card.presses('Agregar')
    await traveller.sees(`${luz.email} ya es parte de «Ruta 40».`)
    await traveller.presses('Deshacer')
    await card.doesNotSee(luz.email)
    await card.presses('Agregar miembro a Ruta 40')
    await card.writes('Correo o nombre del viajero', ana.email)
    await card.presses('Agregar')
    await card.sees('Ese correo es el tuyo: ya eres parte del grupo.')
    await card.writes('Correo o nombre del viajero', luz.email.slice(0, -1))
    await traveller.pressesOn(traveller.page.getByRole('option', { name: luz.email }))
    await card.presses('Agregar')
    await card.presses(`Quitar a ${luz.email}`)
    await traveller.sees(`${luz.email} ya no es parte de «Ruta 40».`)
    await traveller.pressesOn(traveller.page.getByRole('button', { name: 'Deshacer' }).last())
    await traveller.page.getByRole('button', { name: `Quitar a ${luz.email}` }).waitFor()
  })

  journey('what goes wrong is said where it happened', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const id = await groupOf(ana, 'Mar y sierra', luz)
    const traveller = await arrive({ as: ana })
    await traveller.opens('/groups')
    await traveller.presses('Crear grupo')
    traveller.expects('409 POST /api/groups')
    const create = traveller.page.getByRole('button', { name: 'Crear', exact: true })
    // Five characters that nobody sees.
    await dialogOf(traveller).writes('Nombre del grupo', '\u200b'.repeat(5))
    expect(await create.isDisabled()).toBe(true)
    await dialogOf(traveller).writes('Nombre del grupo', 'MAR Y SIERRA')
    await dialogOf(traveller).presses('Crear')
    await dialogOf(traveller).sees('Ya existe un grupo con ese nombre.')
    await dialogOf(traveller).presses('Cancelar')

    const card = cardOf(traveller, 'Mar y sierra')
    await card.presses('Agregar miembro a Mar y sierra')
    await card.presses('Agregar')
    await card.sees('El correo electrónico es requerido.')
    await card.writes('Correo o nombre del viajero', newEmail('nadie'))
    await card.presses('Agregar')
    await card.sees('El usuario no existe.')
    traveller.expects(`409 POST /api/groups/${id}/members`)
    await card.writes('Correo o nombre del viajero', luz.email)
    await card.presses('Agregar')
    await card.sees('Algunos usuarios ya son miembros del grupo.')
    await traveller.meetsNoBarriers()

    // The API removes the group as another device would; the open page drops it without a reload.
    await ana.api('DELETE /groups/:id', { params: { id } })
    await traveller.sees('No hay grupos creados')
  })

  journey('a half-written one survives the reload', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register(), width: 360, scheme: 'dark' })
    await traveller.opens('/groups')
    await traveller.presses('Crear grupo')
    await dialogOf(traveller).writes('Nombre del grupo', 'Caminata')
    await dialogOf(traveller).writes('Descripción (opcional)', 'Sierra de Gredos en mayo')
    await traveller.meetsNoBarriers()
    await traveller.reloads()
    await traveller.presses('Crear grupo')
    const field = traveller.page.getByLabel('Descripción (opcional)', { exact: true })
    await expect.poll(() => field.inputValue()).toBe('Sierra de Gredos en mayo')
    await traveller.page.goBack()
    await field.waitFor({ state: 'detached' })
    await traveller.seesHeading('Mis Grupos')
  })

  journey('only who is signed in sees anything, and comes back here', async ({ visitor, register }) => {
    const ana = await register()
    await visitor.opens('/groups')
    await visitor.arrivesAt(/^\/login\?next=\/groups$/)
    await visitor.writes('Correo electrónico', ana.email)
    await visitor.writes('Contraseña', ana.password)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/groups')
    await visitor.sees('No hay grupos creados')
  })

  journey('a list that does not come can be asked for again', async ({ arrive, register }) => {
    const ana = await register()
    await groupOf(ana, 'Los de siempre')
    const traveller = await arrive({ as: ana })
    let isBroken = true
    await traveller.page.route('**/api/groups?*', (route) =>
      isBroken ? route.fulfill({ status: 400, body: '{}' }) : route.continue(),
    )
    traveller.expects('400 GET /api/groups')
    await traveller.opens('/groups')
    await traveller.sees('No se pudieron cargar tus grupos.')
    await traveller.meetsNoBarriers()
    isBroken = false
    await traveller.presses('Reintentar')
    await traveller.sees('Los de siempre')
  })
})

describe('an itinerary', () => {
  journey(
    'is shared with a group, changed by a companion, and closed again',
    async ({ arrive, register }) => {
      const [ana, luz] = await Promise.all([register(), register()])
      await groupOf(ana, 'Los del norte', luz)
      const placeId = await placeWithReview(ana, `Mirador ${newEmail()}`)
      const items = [{ placeId, date: '2027-03-01' }]
      const { data } = await ana.api('POST /itineraries', { body: { name: 'Quebradas en marzo', items } })
      const [owner, companion] = await Promise.all([
        arrive({ as: ana, means: 'keyboard' }),
        arrive({ as: luz }),
      ])
      await companion.opens('/groups')
      await cardOf(companion, 'Los del norte').sees(ana.email)

      await owner.opens(`/itinerary/${data.id}`)
      await owner.presses('Compartir')
      await owner.chooses('Los del norte')
      await owner.meetsNoBarriers()
      await dialogOf(owner).presses('Guardar')
      await owner.sees('Compartido con «Los del norte»')
      await dialogOf(owner).presses('Cerrar')

      // The companion's open page shows the shared itinerary without a reload.
      await cardOf(companion, 'Los del norte').follows('Quebradas en marzo')
      await companion.arrivesAt(`/itinerary/${data.id}`)
      await companion.sees(`De ${ana.email}, en «Los del norte»`)
      await companion.meetsNoBarriers()
      await companion.presses('Más acciones')
      await companion.page.getByRole('button', { name: 'Historial' }).waitFor()
      expect(await companion.page.getByRole('button', { name: /^(Compartir|Eliminar)$/ }).count()).toBe(0)
      await luz.api('PUT /itineraries/:id', { params: { id: data.id }, body: { name: 'Marzo', items } })
      await owner.seesHeading('Marzo')

      companion.expects(`404 GET /api/itineraries/${data.id}`)
      await owner.presses('Compartir')
      await owner.chooses('Los del norte')
      await dialogOf(owner).presses('Guardar')
      await owner.sees('El itinerario ya es solo tuyo.')
      await companion.sees('No se pudo cargar el itinerario.')
      await companion.opens('/itineraries')
      await companion.sees('Todavía no tienes itinerarios')
    },
  )
})
