import { pages } from '@andariego/contract/pages'
import type { Review } from '@andariego/contract/reviews'
import type { NewEntry } from '../../platform/outbox/entry.ts'
import type { ReactionType } from './reaction-rules.ts'

/** The outbox entry of a reaction made offline: it is sent only if it still leads to the state that was shown. */
export const reactionEntry = (
  review: Pick<Review, 'id' | 'placeId' | 'placeName'>,
  type: ReactionType,
  wanted: ReactionType | null,
): NewEntry => {
  const params = { id: review.id }
  const title = { like: 'Me gusta', dislike: 'No me gusta' }[type]
  return {
    title: wanted === null ? `Quitar «${title}»` : title,
    text: `Reseña de ${review.placeName}`,
    page: pages.place({ id: review.placeId }),
    call: { key: 'POST /places/reviews/:id/reaction', params, body: { type } },
    thing: `reaction:${review.id}`,
    onlyIf: {
      read: { key: 'GET /places/reviews/:id/reaction', params },
      field: 'data.reactionType',
      ...(wanted === null ? { is: type } : { isNot: type }),
    },
  }
}
