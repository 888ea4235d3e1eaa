import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'

/** A place with a description and a review with a photo, made by its author's own requests. */
export const placeWithReview = async ({ api }: Account, name: string): Promise<string> => {
  const { id } = await api('POST /places', {
    body: {
      name,
      address: `${name}, Cusco, Perú`,
      latitude: -13.5 + Math.random(),
      longitude: -72 + Math.random(),
      city: 'Cusco',
      description: 'Un mirador sobre el valle al que se llega a pie en una hora, mejor por la mañana.',
    },
  })
  const { name: filename, mimeType, buffer } = await sunset()
  const form = new FormData()
  form.set('rating', '4')
  form.set('content', 'Se ve todo el valle y casi nadie lo conoce todavía.')
  form.set('media[0]', new File([new Uint8Array(buffer)], filename, { type: mimeType }))
  await api('POST /places/:id/reviews', { params: { id }, form })
  return id
}
