import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { person } from './people.ts'
import { byId, instant } from './text.ts'

const kept = z.array(person.extend({ since: instant }))

export const blocksEndpoints = contract({
  'PUT /users/:id/block': {
    summary:
      'Blocks a user, both ways: neither sees, finds, writes to, reacts to or invites the other; in groups of both they are only named',
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.strictObject({ isBlocked: z.literal(true) })),
  },
  'DELETE /users/:id/block': {
    summary: "Takes the caller's own block back",
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'write',
    params: byId,
    response: wrapped(z.strictObject({ isBlocked: z.literal(false) })),
  },
  'GET /users/me/blocks': {
    summary: 'Whom the caller has blocked, the latest first',
    auth: 'user',
    limit: 'read',
    response: wrapped(kept),
  },
  'PUT /users/:id/mute': {
    summary: 'Mutes a user: their messages come, and are not counted or told of',
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.strictObject({ isMuted: z.literal(true) })),
  },
  'DELETE /users/:id/mute': {
    summary: 'Hears a user again',
    auth: 'user',
    whileRestricted: 'suspended',
    limit: 'write',
    params: byId,
    response: wrapped(z.strictObject({ isMuted: z.literal(false) })),
  },
  'GET /users/me/mutes': {
    summary: 'Whom the caller has muted, the latest first',
    auth: 'user',
    limit: 'read',
    response: wrapped(kept),
  },
})
