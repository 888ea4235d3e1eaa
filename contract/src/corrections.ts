import { z } from 'zod'
import {
  CORRECTABLE,
  CORRECTION_NOTE_MAX,
  CORRECTION_REASON_MAX,
  correctionsMessages,
  suggestedNameProblem,
} from './corrections-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { person } from './people.ts'
import { PLACE_CITY_MAX, PLACE_NAME_MAX, placesMessages } from './places-rules.ts'
import { byId, id, instant, latitude, longitude, optionalText, text } from './text.ts'

const name = text({
  max: PLACE_NAME_MAX,
  required: placesMessages.nameRequired,
  length: placesMessages.nameLength,
  isName: true,
  oneLine: placesMessages.nameOneLine,
}).superRefine((value, context) => {
  const problem = suggestedNameProblem(value)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
})
const city = text({
  max: PLACE_CITY_MAX,
  required: correctionsMessages.cityRequired,
  length: placesMessages.cityLength,
  oneLine: placesMessages.cityOneLine,
})

/** The suggested value of one fact about a place. */
const suggestedFact = z.union([
  z.strictObject({ name }),
  z.strictObject({ city }),
  z.strictObject({ latitude, longitude }),
  z.strictObject({ isClosed: z.boolean() }),
])
/** The present value of one fact about a place. */
const placeFact = z.union([
  z.strictObject({ name: z.string() }),
  z.strictObject({ city: z.string().nullable() }),
  z.strictObject({ latitude: z.number(), longitude: z.number() }),
  z.strictObject({ isClosed: z.boolean() }),
])

export const correctionDeed = z.enum(['decide', 'withdraw'])
export type CorrectionDeed = z.output<typeof correctionDeed>

/** A suggestion that nobody has decided yet. */
export const correction = z.strictObject({
  id,
  placeId: id,
  placeName: z.string(),
  about: z.enum(CORRECTABLE),
  /** The present value, and the suggested one. */
  now: placeFact,
  suggested: placeFact,
  note: z.string().nullable(),
  by: person,
  createdAt: instant,
  /** What the caller may do with this suggestion. */
  may: z.array(correctionDeed),
})
export type Correction = z.output<typeof correction>

export const correctionsEndpoints = contract({
  'POST /places/:id/corrections': {
    summary:
      'Suggests that one fact of a place is another. Of whoever may decide it is made at once: `isApplied`. 409 `duplicate` while one of the same person about the same waits, or a namesake stands there',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    status: 201,
    params: byId,
    body: z.strictObject({
      fact: suggestedFact,
      note: optionalText({ max: CORRECTION_NOTE_MAX, length: correctionsMessages.noteLength }).optional(),
    }),
    errors: { 'not-found': 404, duplicate: 409 },
    response: wrapped(z.strictObject({ id, isApplied: z.boolean() })),
  },
  'GET /places/:id/corrections': {
    summary: 'What waits for an answer: everything to whoever may decide, to others what they suggested',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(correction)),
  },
  'GET /moderation/corrections': {
    summary: 'What waits for an answer about any place, the oldest first; 100 at most',
    auth: 'moderator',
    whileRestricted: 'none',
    limit: 'read',
    response: wrapped(z.array(correction)),
  },
  'POST /corrections/:id/decision': {
    summary:
      'Accepts a suggestion, or declines it with a reason; 409 `outdated` when the place has changed since',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.discriminatedUnion('isAccepted', [
      z.strictObject({ isAccepted: z.literal(true) }),
      z.strictObject({
        isAccepted: z.literal(false),
        reason: text({
          max: CORRECTION_REASON_MAX,
          required: correctionsMessages.reasonRequired,
          length: correctionsMessages.reasonLength,
        }),
      }),
    ]),
    errors: { 'not-found': 404, forbidden: 403, outdated: 409, duplicate: 409 },
    response: wrapped(z.strictObject({ id, isAccepted: z.boolean() })),
  },
  'DELETE /corrections/:id': {
    summary: "Takes the caller's own suggestion back while it waits; 409 `outdated` once it was answered",
    auth: 'user',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403, outdated: 409 },
    response: wrapped(z.strictObject({ id })),
  },
})
