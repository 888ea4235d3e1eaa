import {
  type Action,
  LONG_REVIEW_BONUS,
  LONG_REVIEW_MIN,
  PAID_ITINERARY_PLACES,
  PAID_PHOTOS_PER_REVIEW,
  PAID_VIDEOS_PER_REVIEW,
  POINTS,
  VIDEO_POINTS,
} from '@andariego/contract/gamification-rules'
import { lengthOf } from '@andariego/contract/text-rules'

/** Something a user did, or received, that may earn points and badges. */
export type Deed = { userId: string } & (
  | { action: 'email_confirmed' }
  | { action: 'place_added'; placeId: string }
  | { action: 'description_added'; placeId: string }
  | {
      action: 'review_created'
      placeId: string
      reviewId: string
      content: string
      media: readonly { sha256: string; mimeType: string }[]
    }
  | { action: 'review_edited'; placeId: string; reviewId: string; content: string }
  | { action: 'itinerary_created'; itineraryId: string; places: number }
  | { action: 'like_received'; reviewId: string; voterId: string }
)

/** A request for points: paid once per subject of an action, within the limits. */
/** The action of a paid ledger row: a deed's action, or the bonus of a long review, which an edit may take back. */
export type PaidAction = Action | 'review_long'

export interface Claim {
  action: PaidAction
  subject: string
  points: number
  /** The id of the content whose deletion takes the points back. */
  deed: string | null
  voter: string | null
}

const claim = (action: Action, subject: string, deed: string | null = null): Claim => ({
  action,
  subject,
  points: POINTS[action].points,
  deed,
  voter: null,
})

const longReviewClaims = (content: string, placeId: string, reviewId: string): Claim[] =>
  lengthOf(content) < LONG_REVIEW_MIN
    ? []
    : [
        {
          action: 'review_long',
          subject: placeId,
          points: LONG_REVIEW_BONUS,
          deed: reviewId,
          voter: null,
        },
      ]

/** Claims for a review's first photos and first video, by content: the same file twice counts once. */
const mediaClaims = (media: readonly { sha256: string; mimeType: string }[], reviewId: string): Claim[] => {
  const hashes = (kind: 'image' | 'video', most: number) =>
    [...new Set(media.filter(({ mimeType }) => mimeType.startsWith(kind)).map(({ sha256 }) => sha256))].slice(
      0,
      most,
    )
  return [
    ...hashes('image', PAID_PHOTOS_PER_REVIEW).map((hash) => claim('review_media', hash, reviewId)),
    ...hashes('video', PAID_VIDEOS_PER_REVIEW).map((hash) => ({
      ...claim('review_media', hash, reviewId),
      points: VIDEO_POINTS,
    })),
  ]
}

export const claimsOf = (deed: Deed): Claim[] => {
  switch (deed.action) {
    case 'email_confirmed':
      return [claim(deed.action, deed.userId)]
    case 'place_added':
      return [claim(deed.action, deed.placeId, deed.placeId)]
    case 'description_added':
      return [claim(deed.action, deed.placeId)]
    case 'review_created':
      return [
        claim(deed.action, deed.placeId, deed.reviewId),
        ...longReviewClaims(deed.content, deed.placeId, deed.reviewId),
        ...mediaClaims(deed.media, deed.reviewId),
      ]
    case 'review_edited':
      return longReviewClaims(deed.content, deed.placeId, deed.reviewId)
    case 'itinerary_created':
      return deed.places < PAID_ITINERARY_PLACES
        ? []
        : [claim(deed.action, deed.itineraryId, deed.itineraryId)]
    case 'like_received':
      return [
        {
          ...claim(deed.action, `${deed.reviewId} ${deed.voterId}`, deed.reviewId),
          voter: deed.voterId,
        },
      ]
  }
}

/** Returns the id of the content that a deed made or touched. */
export const deedId = (deed: Deed): string | null => {
  if ('reviewId' in deed) return deed.reviewId
  if ('itineraryId' in deed) return deed.itineraryId
  return 'placeId' in deed ? deed.placeId : null
}
