import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { favouritePlace, favouriteState } from './places.ts'
import { byId } from './text.ts'

export const favouritesEndpoints = contract({
  'GET /places/favorites': {
    summary: "The caller's favourites, newest first",
    auth: 'user',
    limit: 'read',
    response: wrapped(z.array(favouritePlace)),
  },
  'GET /users/:id/favorites': {
    summary: "Another user's favourites, newest first",
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(favouritePlace)),
  },
  'POST /places/:id/favorite': {
    summary: 'Flips the mark of the caller, or sets it to what is `wanted`',
    auth: 'user',
    limit: 'write',
    params: byId,
    body: z.strictObject({ wanted: z.boolean().optional() }).nullish(),
    errors: { 'not-found': 404 },
    response: favouriteState,
  },
  'GET /places/:id/favorite': {
    summary: 'Whether the caller has marked the place',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: favouriteState,
  },
})
