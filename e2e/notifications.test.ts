import { expect } from 'vitest'
import { newEmail } from '../tools/accounts.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

journey(
  'somebody hears of a like as it is given, reads of it by keyboard, and chooses to be told less',
  async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(newEmail('ana')), register(newEmail('bruno'))])
    await bruno.api('PUT /users/me/profile', { body: { name: 'Bruno Paz' } })
    const id = await placeWithReview(ana, 'Mirador querido')
    const { data: reviews } = await ana.api('GET /places/:id/reviews', { params: { id } })
    const traveller = await arrive({ as: ana, means: 'keyboard' })
    const streaming = traveller.page.waitForResponse((response) => response.url().endsWith('/api/events'))
    await traveller.opens('/notificaciones')
    await traveller.sees('¡Ganaste la insignia Primera Reseña!')
    await streaming
    await traveller.opens('/groups')
    const bell = (name: string) => traveller.page.getByRole('button', { name, exact: true })
    await bell('Notificaciones').waitFor()
    await bruno.api('POST /places/reviews/:id/reaction', {
      params: { id: reviews[0]?.id ?? '' },
      body: { type: 'like' },
    })
    await bell('Notificaciones: 1 sin ver').waitFor()
    await traveller.pressesOn(bell('Notificaciones: 1 sin ver'))
    await traveller.sees('A Bruno Paz le gustó tu reseña de Mirador querido.')
    await traveller.meetsNoBarriers()
    await bell('Notificaciones').waitFor()
    await traveller.follows(/^Nueva: A Bruno Paz le gustó/)
    await traveller.arrivesAt(`/place/${id}`)

    await traveller.opens('/notificaciones')
    await traveller.sees('A Bruno Paz le gustó tu reseña de Mirador querido.')
    await traveller.meetsNoBarriers()
    await traveller.follows('Elegir qué te contamos')
    await traveller.arrivesAt('/account')
    await traveller.page.getByLabel('Me gusta').selectOption('none')
    await traveller.chooses('No enviarme correos a ciertas horas')
    await traveller.writes('Desde', '10:00 PM')
    await traveller.presses('Guardar notificaciones')
    await traveller.sees('La hora debe tener la forma 22:00.')
    await traveller.writes('Desde', '21.30')
    await traveller.presses('Guardar notificaciones')
    await traveller.sees('Tus notificaciones se guardaron.')
    await traveller.meetsNoBarriers()
    const { data } = await ana.api('GET /notifications/settings')
    expect([data.modes.reaction, data.quietHours, data.timeZone]).toEqual([
      'none',
      { from: '21:30', to: '08:00' },
      expect.stringMatching(/Buenos_Aires$/),
    ])
  },
)

journey('a link out of a mail asks before it stops anything, and needs no account', async ({ arrive }) => {
  const visitor = await arrive({ width: 360 })
  visitor.expects('404 POST /api/notifications/unsubscribe/somebody-wrote-this')
  await visitor.opens('/baja?token=somebody-wrote-this&tipo=digest')
  await visitor.sees('¿Quieres dejar de recibir el resumen semanal?')
  await visitor.meetsNoBarriers()
  await visitor.presses('Sí, dejar de recibirlos')
  await visitor.sees(/^Este enlace no es válido/)
  await visitor.doesNotSee('Sí, dejar de recibirlos')
  await visitor.opens('/baja')
  await visitor.sees(/^Este enlace no es válido/)
  await visitor.inside(visitor.page.getByRole('main')).follows('Elegir qué te contamos y cómo')
  await visitor.arrivesAt('/login')
})
