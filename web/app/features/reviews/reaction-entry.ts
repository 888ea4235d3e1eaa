import { pages } from '@andariego/contract/pages'
import type { Review } from '@andariego/contract/reviews'
import type { NewEntry } from '../../platform/outbox/entry.ts'
import type { Press } from './reaction-rules.ts'

/** The outbox entry of a reaction made offline: it is sent only if it still leads to the state that was shown. */
export const reactionEntry = (
  review: Pick<Review, 'id' | 'placeId' | 'placeName'>,
  { type, wanted }: Press,
): NewEntry => {
  const params = { id: review.id }
  const title = { like: 'Me gusta', dislike: 'No me gusta' }[type]
  return {
    title: wanted ? title : `Quitar «${title}»`,
    text: `Reseña de ${review.placeName}`,
    page: pages.place({ id: review.placeId }),
    call: { key: 'POST /places/reviews/:id/reaction', params, body: { type, wanted } },
    thing: `reaction:${review.id}`,
    onlyIf: {
      read: { key: 'GET /places/reviews/:id/reaction', params },
      field: 'data.reactionType',
      ...(wanted ? { isNot: type } : { is: type }),
    },
  }
}
