import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { notification } from './gamification.ts'
import { mediaFile } from './media.ts'
import { MEDIA_MAX_BYTES, MEDIA_MAX_FILES } from './media-rules.ts'
import { calledFields } from './people.ts'
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_CONTENT_MAX,
  REVIEW_CONTENT_MIN,
  reviewsMessages,
} from './reviews-rules.ts'
import { byId, cursor, id, instant, limit, nextCursor, page, queryNumber, text } from './text.ts'
import { isShorterThan } from './text-rules.ts'

export const reactionType = z.enum(['like', 'dislike'])

export const reviewDeed = z.enum(['edit', 'remove', 'react', 'report'])
export type ReviewDeed = z.output<typeof reviewDeed>

export const review = z.strictObject({
  id,
  placeId: id,
  placeName: z.string(),
  /** Null when the account was deleted. */
  userId: id.nullable(),
  /** `userEmail` is 'Usuario eliminado' when the account was deleted; `userId` is null then. */
  ...calledFields,
  rating: z.number().int(),
  content: z.string(),
  createdAt: instant,
  /** Null when it was never edited. */
  editedAt: instant.nullable(),
  likeCount: z.number().int(),
  dislikeCount: z.number().int(),
  /** The caller's own reaction; null without one. */
  reactionType: reactionType.nullable(),
  media: z.array(mediaFile),
  /** What the caller may do with the review; empty for visitors. */
  may: z.array(reviewDeed),
})
export type Review = z.output<typeof review>

export const reviewStats = z.strictObject({
  averageRating: z.number(),
  totalReviews: z.number().int(),
  distribution: z.strictObject({
    1: z.number().int(),
    2: z.number().int(),
    3: z.number().int(),
    4: z.number().int(),
    5: z.number().int(),
  }),
})
export type ReviewStats = z.output<typeof reviewStats>

/** Where a person has been, by their reviews. */
export const travels = z.strictObject({
  /** In alphabetical order of the Spanish names, each with its cities. */
  countries: z.array(z.strictObject({ name: z.string(), cities: z.array(z.string()) })),
  places: z.array(z.strictObject({ id, name: z.string(), latitude: z.number(), longitude: z.number() })),
})
export type Travels = z.output<typeof travels>

export const reaction = z.strictObject({
  reactionType: reactionType.nullable(),
  likeCount: z.number().int(),
  dislikeCount: z.number().int(),
})
export type Reaction = z.output<typeof reaction>

export const rating = z
  .number({ error: reviewsMessages.ratingRange })
  .int(reviewsMessages.ratingRange)
  .min(RATING_MIN, reviewsMessages.ratingRange)
  .max(RATING_MAX, reviewsMessages.ratingRange)

export const reviewContent = text({
  max: REVIEW_CONTENT_MAX,
  required: reviewsMessages.contentRequired,
  length: reviewsMessages.contentTooLong,
}).pipe(
  z
    .string()
    .refine((content) => !isShorterThan(content, REVIEW_CONTENT_MIN), reviewsMessages.contentTooShort),
)

/** The text fields of the multipart form; the server checks the files' bytes separately, as they stream in. */
export const reviewFields = z.strictObject({
  rating: queryNumber(rating),
  content: reviewContent,
  /** The specification has it in the form, too; the place in the address is the one that counts. */
  placeId: id.optional(),
})

/** The same form with its files, for the documentation. Files are also accepted as `media[0]` … `media[9]`, or `media[]`. */
const reviewForm = z.object({
  rating,
  content: z.string().min(REVIEW_CONTENT_MIN).max(REVIEW_CONTENT_MAX),
  placeId: id.optional(),
  media: z.array(z.file().max(MEDIA_MAX_BYTES)).max(MEDIA_MAX_FILES).optional(),
})

export const reviewsEndpoints = contract({
  'POST /places/:id/reviews': {
    summary:
      'Reviews a place: multipart with rating, content and media[0..9] (a video may bring its poster[n])',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'review',
    status: 201,
    params: byId,
    multipart: reviewForm,
    errors: { 'not-found': 404, 'damaged-media': 422, timeout: 408, aborted: 400 },
    response: wrapped(review).extend({
      notification: notification.optional(),
      /** The review stays hidden until a moderator has looked at it. */
      isWaiting: z.literal(true).optional(),
    }),
  },
  'GET /places/:id/reviews': {
    summary: 'Reviews of a place, newest first',
    auth: 'optional',
    limit: 'read',
    params: byId,
    query: z.strictObject({ limit, cursor }),
    errors: { 'not-found': 404 },
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(review),
      nextCursor,
    }),
  },
  'GET /places/:id/reviews/stats': {
    summary: 'Average, number and distribution of the ratings of a place',
    auth: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: reviewStats,
  },
  'GET /places/reviews': {
    summary: 'Reviews of all places, newest first',
    auth: 'optional',
    limit: 'read',
    query: z.strictObject({ page, limit, cursor }),
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(review),
      nextCursor,
    }),
  },
  'GET /users/:id/reviews': {
    summary: 'Reviews that a person wrote, newest first; to whom their public profile is shown',
    auth: 'optional',
    limit: 'read',
    params: byId,
    query: z.strictObject({ limit, cursor }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(review),
      nextCursor,
    }),
  },
  'GET /users/:id/travels': {
    summary:
      'Where a person was, by the places that they reviewed or added; to whom their public profile is shown',
    auth: 'optional',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(travels),
  },
  'PUT /places/reviews/:id': {
    summary: "Changes the text and rating of the caller's own review",
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({ rating, content: reviewContent }),
    errors: { 'not-found': 404, forbidden: 403 },
    /** `isWaiting`: the review is hidden until a moderator has looked at its new text. */
    response: wrapped(review).extend({ isWaiting: z.literal(true).optional() }),
  },
  'DELETE /places/reviews/:id': {
    summary: "Deletes the caller's own review with its media and reactions",
    auth: 'user',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.strictObject({ id })),
  },
  'POST /places/reviews/:id/reaction': {
    summary:
      'Likes or dislikes a review: the same type again removes it, the other switches; with `wanted`, it is the reaction afterwards, or is not',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({ type: reactionType, wanted: z.boolean().optional() }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(reaction),
  },
  'GET /places/reviews/:id/reaction': {
    summary: 'The counts of a review and the reaction of the caller',
    auth: 'optional',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(reaction),
  },
})
