/** Rules of reviews that the forms and the server share. No zod here: this reaches the browser's first load. */

import { isBlank, isLongerThan, isShorterThan } from './text-rules.ts'

export const REVIEW_CONTENT_MIN = 10
export const REVIEW_CONTENT_MAX = 5000
export const RATING_MIN = 1
export const RATING_MAX = 5
export const ALL_REVIEWS_PAGE_SIZE = 20
export const PLACE_REVIEWS_PAGE_SIZE = 20

/** The anchor of the reviews on their place's page. */
export const reviewsAnchor = 'resenas'
/** Returns the anchor of a review on its place's page. */
export const reviewAnchor = (reviewId: string): string => `resena-${reviewId}`

/** How many reviews a page of a public profile shows. */
export const REVIEWS_OF_PERSON_PAGE_SIZE = 5
/** The most places that a map of somebody's travels shows: the latest reviewed and added ones. */
export const TRAVELS_MAX = 200

export const reviewsMessages = {
  ratingRange: 'Debe seleccionar una calificación de 1 a 5 estrellas.',
  contentRequired: 'Debe escribir una reseña.',
  contentTooShort: 'La reseña debe tener al menos 10 caracteres.',
  contentTooLong: `La reseña debe tener como máximo ${REVIEW_CONTENT_MAX} caracteres.`,
  mustSignIn: 'Debe iniciar sesión para reseñar.',
  ownReview: 'No puedes calificar tu propia reseña.',
} as const

/** Returns the Spanish problem with a review's text, or null when it is valid. */
export const reviewContentProblem = (content: string): string | null => {
  const text = content.trim()
  if (isBlank(text)) return reviewsMessages.contentRequired
  if (isShorterThan(text, REVIEW_CONTENT_MIN)) return reviewsMessages.contentTooShort
  if (isLongerThan(text, REVIEW_CONTENT_MAX)) return reviewsMessages.contentTooLong
  return null
}
