import { z } from 'zod'
import { chatSource } from './assistant.ts'
import { assistantMessages, PLACE_QUESTION_MAX } from './assistant-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { placeFilters, withinBox } from './place-filters.ts'
import { place } from './places.ts'
import { byId, id, text } from './text.ts'

/** An answer about one place, made from what the community wrote. */
export const placeAnswer = z.strictObject({
  text: z.string(),
  sources: z.array(chatSource),
  /** True when no review says anything about the question yet. */
  isUntold: z.boolean(),
})
export type PlaceAnswer = z.output<typeof placeAnswer>

/** A place that fits the wishes, with a sentence that gives the reason; the sentence is null when only the place's kind fits. */
export const wishedPlace = z.strictObject({
  place,
  reason: z
    .strictObject({
      sentence: z.string(),
      /** The review's rating; null when the sentence comes from the place's description. */
      rating: z.number().int().nullable(),
      reviewId: id.nullable(),
    })
    .nullable(),
})
export type WishedPlace = z.output<typeof wishedPlace>

/** What the assistant answers outside of the chat. */
export const placeAnswersEndpoints = contract({
  'GET /places/wished': {
    summary:
      'Places for a wish in words, such as «museos gratis en Lima», the best first, by what descriptions and reviews tell; at most 20',
    auth: 'optional',
    limit: 'search',
    query: z.strictObject({
      q: text({ max: 200, required: assistantMessages.wishRequired }),
      ...placeFilters,
      ...withinBox,
    }),
    response: wrapped(z.array(wishedPlace)),
  },
  'GET /places/:id/answers': {
    summary:
      'What descriptions and reviews tell about a place, for a question in words; nothing of it is kept',
    auth: 'optional',
    limit: 'question',
    params: byId,
    query: z.strictObject({
      question: text({
        max: PLACE_QUESTION_MAX,
        required: assistantMessages.questionRequired,
        length: assistantMessages.questionTooLong,
      }),
    }),
    errors: { 'not-found': 404 },
    response: wrapped(placeAnswer),
  },
})
