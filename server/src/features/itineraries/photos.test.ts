import { afterAll, expect, test } from 'vitest'
import type { Traveller } from '../../../test/traveller.ts'
import { jpeg } from '../media/test/pictures.ts'
import { openScene } from './test/scene.ts'

const { andariego, ana, luz, newcomer, places, make } = await openScene()
afterAll(() => andariego.close())

const tell = async (who: Traveller, placeId: string) => {
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'Volvería mañana mismo.')
  form.set('media[0]', new File([await jpeg()], 'foto.jpg', { type: 'image/jpeg' }))
  const { data } = await who.api('POST /places/:id/reviews', { params: { id: placeId }, form })
  return data.media[0]?.id
}
const photosOf = async (who: Traveller, id: string) =>
  (await who.api('GET /itineraries/:id/photos', { params: { id } })).data.map(({ placeId, media }) => [
    placeId,
    ...media.map((file) => file.id),
  ])
const [past, future] = ['2026-01-10', '2099-01-10']

test('a trip shows the photos that its owner and the caller took since the day of each stop', async () => {
  const stranger = await newcomer()
  const [first = '', second = '', third = '', elsewhere = ''] = places
  const trip = await make(ana, [
    { placeId: first, date: past },
    { placeId: second, date: past },
    { placeId: third, date: future },
  ])
  await ana.api('PUT /itineraries/:id/people/:userId', {
    params: { id: trip.id, userId: luz.id },
    body: { role: 'view' },
  })
  const ofAna = await tell(ana, first)
  const ofLuz = await tell(luz, second)
  await tell(stranger, first)
  await tell(ana, elsewhere)
  // Reviewed before the stop's day: another visit.
  await tell(ana, third)
  expect(await photosOf(ana, trip.id)).toEqual([[first, ofAna]])
  expect((await photosOf(luz, trip.id)).toSorted()).toEqual(
    [
      [first, ofAna],
      [second, ofLuz],
    ].toSorted(),
  )
})

test('a trip without stops, or whose places were deleted, has no photos', async () => {
  const trip = await make(ana)
  await ana.api('POST /itineraries/:id/operations', {
    params: { id: trip.id },
    body: {
      operations: trip.items.map(({ id }) => ({
        id: crypto.randomUUID(),
        operation: { kind: 'remove-stop' as const, stopId: id },
      })),
    },
  })
  expect(await photosOf(ana, trip.id)).toEqual([])
})
