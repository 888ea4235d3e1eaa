import { z } from 'zod'
import { EMAIL_MAX } from './accounts-rules.ts'
import { contract, wrapped } from './endpoint.ts'
import { standing } from './gamification.ts'
import { PEOPLE_SEARCH_MIN, peopleMessages } from './people-rules.ts'
import { byId, id, instant } from './text.ts'

/** A user as everything that shows people shows one. */
export const person = z.strictObject({ id, email: z.string() })
export type Person = z.output<typeof person>

/** A person whose account may be gone, where what they wrote stays; `email` is then 'Usuario eliminado', to be shown. */
export const lastingPerson = person.extend({ isDeleted: z.boolean() })
export type LastingPerson = z.output<typeof lastingPerson>

/** What signed-in users learn of a person beside what they are called. */
export const publicProfile = person.extend({ createdAt: instant, stats: standing })
export type PublicProfile = z.output<typeof publicProfile>

export const peopleEndpoints = contract({
  'GET /users/search': {
    summary: 'People whose e-mail contains the text, never oneself',
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
    summary: 'A person with level, points and badges',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(publicProfile),
  },
})
