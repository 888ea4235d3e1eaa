import { z } from 'zod'
import { notification } from './gamification.ts'
import { PLACE_KINDS } from './place-kinds-rules.ts'
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  PLACE_IMAGE_MAX,
  PLACE_NAME_MAX,
  placesMessages,
} from './places-rules.ts'
import { serverMessages } from './server-messages.ts'
import { id, instant, latitude, longitude, queryNumber, text } from './text.ts'

export const placeKind = z.enum(PLACE_KINDS, serverMessages.kindUnknown)

export const place = z.strictObject({
  id,
  name: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  description: z.string().nullable(),
  /**
   * The address of a picture: the place's own, else the most liked photo of its reviews, else null (the page then shows a
   * poster).
   */
  image: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  createdAt: instant,
  /** Rounded to one decimal; 0 without reviews. */
  averageRating: z.number(),
  totalReviews: z.number().int(),
  /** Null when unknown. */
  kind: placeKind.nullable(),
  /** True when the place has closed permanently. */
  isClosed: z.boolean(),
})
export type Place = z.output<typeof place>

/**
 * A place that was just added or described, and what that earned. `isWaiting`: the place, or the change, stays hidden until a
 * moderator has looked at it.
 */
export const writtenPlace = place.extend({
  notification: notification.optional(),
  isWaiting: z.literal(true).optional(),
})

export const favouritePlace = place.pick({ id: true, name: true, image: true, city: true, isClosed: true })
export type FavouritePlace = z.output<typeof favouritePlace>

export const favouriteState = z.strictObject({ isFavorite: z.boolean() })

export const placePoint = place.pick({
  id: true,
  name: true,
  latitude: true,
  longitude: true,
  kind: true,
  isClosed: true,
})

/** Places that are too close together at this zoom: their centre and their number, or one single place. */
export const placeCluster = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  place: placePoint.nullable(),
})
export type PlaceCluster = z.output<typeof placeCluster>

export const description = text({
  min: DESCRIPTION_MIN,
  max: DESCRIPTION_MAX,
  required: placesMessages.descriptionRequired,
  length: placesMessages.descriptionLength,
})

export const image = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'La imagen debe ser una dirección https.' })
  .max(PLACE_IMAGE_MAX, `La dirección de la imagen debe tener como máximo ${PLACE_IMAGE_MAX} caracteres.`)

export const name = text({
  max: PLACE_NAME_MAX,
  required: placesMessages.nameRequired,
  length: placesMessages.nameLength,
  isName: true,
  oneLine: placesMessages.nameOneLine,
})

const placeDeed = z.enum(['correctKind', 'describe', 'report'])
export type PlaceDeed = z.output<typeof placeDeed>
export const placeKindState = z.strictObject({
  kind: placeKind.nullable(),
  /** What the caller may do with the place. */
  may: z.array(placeDeed),
})

export const boundingBox = z.strictObject({
  west: queryNumber(longitude),
  south: queryNumber(latitude),
  east: queryNumber(longitude),
  north: queryNumber(latitude),
})

export const descriptionVersion = z.strictObject({
  id,
  description: z.string(),
  /** Null when the account was deleted. */
  authorId: id.nullable(),
  /** Null when the account was deleted, or when the e-mail is hidden from the caller. */
  authorEmail: z.string().nullable(),
  authorName: z.string().nullable(),
  authorHandle: z.string().nullable(),
  createdAt: instant,
  /** What the caller may do with this version; to restore it is to write the place's description. */
  may: z.array(z.enum(['report'])),
})
export type DescriptionVersion = z.output<typeof descriptionVersion>
