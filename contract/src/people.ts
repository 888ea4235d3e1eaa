import { z } from 'zod'
import { EMAIL_MAX } from './accounts-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { standing } from './gamification.ts'
import { PEOPLE_SEARCH_MIN } from './people-rules.ts'
import { serverMessages } from './server-messages.ts'
import { byId, id, instant } from './text.ts'

/** A person's names as the caller may see them; null when the person has not chosen one or does not show it. */
export const calledFields = {
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  userHandle: z.string().nullable(),
  /** The id of a picture at /media/{id}; null for the portrait that is generated from the person's id. */
  userPortrait: id.nullable(),
}

/** A person, as shown anywhere. `email` repeats `userEmail`, because the specification names it so. */
export const person = z.strictObject({ id, email: z.string().nullable(), ...calledFields })
export type Person = z.output<typeof person>

/**
 * The author of something that outlives their account. After the account is deleted, `email` is 'Usuario eliminado', for display.
 */
export const lastingPerson = person.extend({ isDeleted: z.boolean() })
export type LastingPerson = z.output<typeof lastingPerson>

const personDeed = z.enum(['message', 'mute', 'block', 'report'])
export type PersonDeed = z.output<typeof personDeed>

/** A person's profile, as signed-in users see it, and visitors if the person allows that. */
export const publicProfile = person.extend({
  createdAt: instant,
  bio: z.string().nullable(),
  homeCity: z.string().nullable(),
  languages: z.array(z.string()),
  /** Whether the caller has muted this person. */
  isMuted: z.boolean(),
  /** Whether visitors may see the profile too, with the person's reviews and travels. */
  isPublic: z.boolean(),
  stats: standing,
  /** What the caller may do about this person. */
  may: z.array(personDeed),
})
export type PublicProfile = z.output<typeof publicProfile>

export const peopleEndpoints = contract({
  'GET /users/search': {
    summary: 'People whose name, handle or shown e-mail contains the text, never oneself',
    auth: 'user',
    limit: 'search',
    query: z.strictObject({
      email: z
        .string({ error: serverMessages.searchTooShort })
        .trim()
        .min(PEOPLE_SEARCH_MIN, serverMessages.searchTooShort)
        .max(EMAIL_MAX),
    }),
    response: wrapped(z.array(publicProfile)),
  },
  'GET /users/:id': {
    summary: 'A person with level, points and badges; to visitors where the person allows it, else 401',
    auth: 'optional',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(publicProfile),
  },
  'GET /users/by-handle/:handle': {
    summary:
      'Whose handle that is, or was; `handle` is the one of today. To visitors where the person allows it, else 401',
    auth: 'optional',
    limit: 'read',
    params: z.strictObject({ handle: z.string().max(60) }),
    errors: { 'not-found': 404 },
    response: wrapped(z.strictObject({ id, handle: z.string() })),
  },
})
