import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { placeFilters, withinBox } from './place-filters.ts'
import {
  boundingBox,
  description,
  descriptionVersion,
  image,
  name,
  place,
  placeCluster,
  placeKind,
  placeKindState,
  writtenPlace,
} from './places.ts'
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  PLACE_ADDRESS_MAX,
  PLACE_CITY_MAX,
  placesMessages,
} from './places-rules.ts'
import { serverMessages } from './server-messages.ts'
import {
  byId,
  cursor,
  latitude,
  limit,
  longitude,
  nextCursor,
  optionalText,
  page,
  queryNumber,
  text,
} from './text.ts'

export const placesEndpoints = contract({
  'POST /places': {
    summary: 'Adds a place; 409 `duplicate` for the same name within 150 m',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'place',
    status: 201,
    body: z.strictObject({
      name,
      address: text({
        max: PLACE_ADDRESS_MAX,
        required: placesMessages.addressRequired,
        length: placesMessages.addressLength,
        oneLine: placesMessages.addressOneLine,
      }),
      latitude,
      longitude,
      image: z
        .preprocess(
          (value) => (typeof value === 'string' ? value.trim() || null : (value ?? null)),
          image.nullable(),
        )
        .optional(),
      city: optionalText({
        max: PLACE_CITY_MAX,
        length: placesMessages.cityLength,
        oneLine: placesMessages.cityOneLine,
      }).optional(),
      description: optionalText({
        min: DESCRIPTION_MIN,
        max: DESCRIPTION_MAX,
        length: placesMessages.descriptionLength,
      }).optional(),
      /** When absent, the server guesses the kind from the name and from the map's data at that position. */
      kind: placeKind.nullable().optional(),
    }),
    errors: { duplicate: 409, 'external-service': 503 },
    response: writtenPlace,
  },
  'GET /places/check': {
    summary: 'Whether a place of that name stands there already, asked ahead of adding it',
    auth: 'none',
    limit: 'search',
    query: z.strictObject({ name, latitude: queryNumber(latitude), longitude: queryNumber(longitude) }),
    response: z.strictObject({ exists: z.boolean(), place: place.nullable() }),
  },
  'GET /places': {
    summary: 'Places by page; `nearby` needs a latitude and longitude',
    auth: 'none',
    limit: 'read',
    query: z
      .strictObject({
        page,
        limit,
        q: z.string().trim().max(200).optional(),
        sort: z.enum(['recent', 'rating', 'reviews', 'nearby']).default('recent'),
        latitude: queryNumber(latitude.optional()),
        longitude: queryNumber(longitude.optional()),
        ...placeFilters,
        ...withinBox,
        /** The previous page's `nextCursor`; replaces `page`. */
        cursor,
      })
      .refine(
        ({ sort, latitude, longitude }) =>
          sort !== 'nearby' || (latitude !== undefined && longitude !== undefined),
        serverMessages.nearbyFromWhere,
      ),
    response: z.strictObject({
      places: z.array(place),
      totalCount: z.number().int(),
      nextCursor,
    }),
  },
  'GET /places/clusters': {
    summary: 'What the explore map shows of a box at a zoom: clusters and single places',
    auth: 'none',
    limit: 'search',
    query: boundingBox.extend({
      zoom: queryNumber(z.number().min(0).max(22)),
      q: z.string().trim().max(200).optional(),
      ...placeFilters,
    }),
    response: wrapped(z.array(placeCluster)),
  },
  'GET /users/:id/places': {
    summary: 'The newest places that a person added; to whom their public profile is shown',
    auth: 'optional',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.array(place)),
  },
  'GET /places/:id': {
    summary: 'One place',
    auth: 'none',
    limit: 'read',
    params: byId,
    // The place was merged into another one; the response redirects there.
    errors: { 'not-found': 404, moved: 307 },
    response: place,
  },
  'GET /places/:id/nearby': {
    summary: 'The four nearest places within 200 km of one, nearest first, and where that one lies',
    auth: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: z.strictObject({
      centre: place.pick({ latitude: true, longitude: true }),
      places: z.array(place),
    }),
  },
  'GET /places/:id/poster.svg': {
    summary: 'The drawing of a place, for when it has no picture',
    auth: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404, moved: 307 },
    response: 'binary',
  },
  'GET /places/:id/poster.png': {
    summary: 'The same drawing as a 1200 × 630 PNG, for links shared elsewhere',
    auth: 'none',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404, moved: 307 },
    response: 'binary',
  },
  'PUT /places/:id/description': {
    summary: 'Writes the description; every version is kept',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({ description }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: writtenPlace,
  },
  'GET /places/:id/description/history': {
    summary: 'Every version of the description, newest first',
    auth: 'optional',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(descriptionVersion)),
  },
  'GET /places/:id/kind': {
    summary: 'What kind of place it is; whether the caller may correct that, and write its description',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: placeKindState,
  },
  'PUT /places/:id/kind': {
    summary: 'Says what kind of place it is, or that it is of none: for who added it, and moderators',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({ kind: placeKind.nullable() }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: place,
  },
})
