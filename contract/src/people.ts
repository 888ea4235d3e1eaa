import { z } from 'zod'
import { EMAIL_MAX } from './accounts-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { standing } from './gamification.ts'
import { PEOPLE_SEARCH_MIN, peopleMessages } from './people-rules.ts'
import { byId, id, instant } from './text.ts'

/** What a person is called by to whoever asks: null is what they did not choose, or do not show. */
export const calledFields = {
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  userHandle: z.string().nullable(),
  /** The id of a picture at /media/{id}; null for the portrait that is drawn from the person's id. */
  userPortrait: id.nullable(),
}

/** A user as everything that shows people shows one. `email` is `userEmail`, where the specification has it. */
export const person = z.strictObject({ id, email: z.string().nullable(), ...calledFields })
export type Person = z.output<typeof person>

/** A person whose account may be gone, where what they wrote stays; `email` is then 'Usuario eliminado', to be shown. */
export const lastingPerson = person.extend({ isDeleted: z.boolean() })
export type LastingPerson = z.output<typeof lastingPerson>

/** What signed-in users, and visitors whom a person allows it, learn of them beside what they are called. */
export const publicProfile = person.extend({
  createdAt: instant,
  bio: z.string().nullable(),
  homeCity: z.string().nullable(),
  languages: z.array(z.string()),
  /** By the caller. */
  isMuted: z.boolean(),
  /** Whether everybody may read it, with what they wrote and where they were. */
  isPublic: z.boolean(),
  stats: standing,
})
export type PublicProfile = z.output<typeof publicProfile>

export const peopleEndpoints = contract({
  'GET /users/search': {
    summary: 'People whose name, handle or shown e-mail contains the text, never oneself',
    auth: 'user',
    limit: 'search',
    query: z.strictObject({
      email: z
        .string({ error: peopleMessages.searchTooShort })
        .trim()
        .min(PEOPLE_SEARCH_MIN, peopleMessages.searchTooShort)
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
