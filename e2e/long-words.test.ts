import { expect } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { fits } from './fits.ts'
import { journey } from './journey.ts'

const WORD = 'ñ'.repeat(600)
const TITLE = 'Ü'.repeat(100)

journey('no word is too long for any page', async ({ arrive, register }) => {
  const [ana, luz] = await Promise.all([register(), register()])
  const place = await ana.api('POST /places', {
    body: { name: TITLE, address: TITLE, latitude: -13.5, longitude: -72.1, city: TITLE, description: WORD },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', WORD)
  await ana.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  const { data: itinerary } = await ana.api('POST /itineraries', {
    body: { name: TITLE, items: [{ placeId: place.id, date: '2027-03-01' }] },
  })
  await ana.api('POST /groups', { body: { name: 'Ñ'.repeat(50), description: 'W'.repeat(200) } })
  await luz.api('POST /direct-messages', { body: { receiverId: ana.session.user.id, content: WORD } })

  const visitor = await arrive({ as: ana })
  const pages = [
    '/',
    `/place/${place.id}`,
    '/groups',
    '/itineraries',
    `/itinerary/${itinerary.id}`,
    `/itinerary/${itinerary.id}/edit`,
    '/chats',
  ]
  for (const path of pages) {
    await visitor.opens(path)
    await visitor.doesNotSee(/^Cargando/)
    await fits(visitor, path)
  }
  await visitor.opens(`/itinerary/${itinerary.id}`)
  await visitor.presses('Compartir')
  await visitor.page.getByRole('checkbox', { name: 'Ñ'.repeat(50) }).waitFor()
  await fits(visitor, 'the choice of groups')
  await visitor.opens(`/chats?con=${luz.session.user.id}`)
  await visitor.writes('Escribe un mensaje', WORD)
  await fits(visitor, 'the message dialog')
  await visitor.opens('/chats/practica')
  await visitor.presses('Agregar persona al chat')
  await visitor.presses('Greta Olmos')
  await visitor.writes('Escribe un mensaje de práctica', WORD)
  await visitor.presses('Enviar mensaje')
  await visitor.writes('Escribe un mensaje de práctica', WORD)
  await fits(visitor, 'the practice chat')
  await visitor.opens('/ai-chat')
  await visitor.writes('Tu mensaje', WORD)
  await fits(visitor, 'the assistant')
})

journey('a long address of an author is broken beside the portrait', async ({ arrive, register }) => {
  const author = await register(`${newEmail('maria.fernanda.de.los.angeles')}.valparaiso.example`)
  const { id } = await author.api('POST /places', {
    body: { name: TITLE, address: TITLE, latitude: 12.5, longitude: -71.5 },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'Se ve todo el valle.')
  await author.api('POST /places/:id/reviews', { params: { id }, form })
  const visitor = await arrive({ width: 360 })
  await visitor.opens(`/place/${id}`)
  const head = visitor.page.getByRole('article', { name: `Reseña de ${author.email}` }).locator('header')
  const [portrait, name, date] = await Promise.all(
    [head.locator('> :first-child'), head.getByRole('link'), head.getByText('Ahora')].map((part) =>
      part.boundingBox(),
    ),
  )
  if (!portrait || !name || !date) throw new Error('The head is not shown.')
  expect(name.height).toBeGreaterThan(2 * portrait.height - 4)
  expect(Math.abs(portrait.y - name.y)).toBeLessThan(4)
  expect(date.x).toBe(name.x)
  await fits(visitor, 'a long address')
})

/** All other fields: the page, the steps that lead to the field, and its label. */
const FIELDS: readonly { at: string; by?: (visitor: Visitor) => Promise<void>; label: string }[] = [
  { at: '/search', label: 'Nombre o correo de un usuario, o nombre de un lugar' },
  { at: '/create-itinerary', label: 'Nombre del itinerario' },
  { at: '/create-itinerary', label: 'Lugar' },
  { at: '/create-itinerary', label: 'Fecha' },
  { at: '/add-place', label: 'Buscar un lugar' },
  { at: '/add-place', label: 'Descripción (opcional)' },
  { at: '/groups', by: (visitor) => visitor.presses('Crear grupo'), label: 'Nombre del grupo' },
  { at: '/groups', by: (visitor) => visitor.presses('Crear grupo'), label: 'Descripción (opcional)' },
]

journey('no word is too long for any field', async ({ arrive, register }) => {
  const ana = await register()
  const { id } = await ana.api('POST /places', {
    body: { name: TITLE, address: TITLE, latitude: -20.5, longitude: -67.1 },
  })
  const visitor = await arrive({ as: ana })
  const place = `/place/${id}`
  const fields = [
    ...FIELDS,
    { at: place, label: 'Tu reseña' },
    { at: place, by: () => visitor.presses('Agregar descripción'), label: 'Descripción' },
  ]
  for (const { at, by, label } of fields) {
    await visitor.opens(at)
    await by?.(visitor)
    await visitor.writes(label, WORD)
    await fits(visitor, `${at}, “${label}”`)
  }
  const stranger = await arrive()
  for (const path of ['/login', '/register', '/forgot-password']) {
    await stranger.opens(path)
    await stranger.writes('Correo electrónico', WORD)
    await fits(stranger, path)
  }
})
