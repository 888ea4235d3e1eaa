import type { Endpoints } from './api.ts'
import type { LiveEvent } from './live.ts'

type Read = Extract<keyof Endpoints, `GET ${string}`>
type Deed = Exclude<keyof Endpoints, Read>

const reads = <const T extends readonly Read[]>(...keys: T): T => keys

/** The endpoints that show a place with its rating. */
const places = reads(
  'GET /places',
  'GET /places/:id',
  'GET /places/clusters',
  'GET /places/favorites',
  'GET /users/:id/favorites',
)

/** The endpoints that show a user's points, level and badges. */
const standing = reads(
  'GET /users/:id/stats',
  'GET /users/:id/milestones',
  'GET /users/:id',
  'GET /users/search',
)

/** The page of groups also lists the itineraries shared with each group. */
const itineraries = reads('GET /itineraries', 'GET /groups')

const reviewed = reads(
  'GET /places/:id/reviews/stats',
  'GET /places/:id/answers',
  'GET /places/wished',
  'GET /users/:id/reviews',
  'GET /users/:id/travels',
  ...places,
  ...standing,
)

/** The endpoints that show a place's name, position or whether it has closed. */
const corrected = reads(
  'GET /places/:id/corrections',
  'GET /moderation/corrections',
  'GET /places/:id/nearby',
  'GET /places/:id/reviews',
  'GET /places/reviews',
  'GET /places/check',
  'GET /users/:id/places',
  'GET /users/:id/travels',
  'GET /users/:id/reviews',
  ...places,
)

/**
 * Which responses each deed or live event makes out of date, in all domains; the client refetches them. Responses that a screen
 * updates itself, because it already knows the new state, are left out: for example the lists of reviews.
 */
export const staleAfter = {
  'POST /places': reads(
    'GET /places',
    'GET /places/wished',
    'GET /places/clusters',
    'GET /places/check',
    'GET /users/:id/places',
    'GET /users/:id/travels',
    ...standing,
  ),
  'PUT /places/:id/description': reads(
    'GET /places/:id/description/history',
    'GET /places/:id/answers',
    'GET /places/wished',
    ...standing,
  ),

  'POST /places/:id/corrections': corrected,
  'POST /corrections/:id/decision': corrected,
  'DELETE /corrections/:id': reads('GET /places/:id/corrections', 'GET /moderation/corrections'),

  'PUT /places/:id/kind': reads('GET /places/:id/kind', ...places),

  'POST /places/:id/reviews': reviewed,
  'PUT /places/reviews/:id': reviewed,
  'DELETE /places/reviews/:id': reviewed,

  'PUT /itineraries/:id': reads(...itineraries, ...standing, 'GET /itineraries/:id/days'),
  /** Most operations leave the number of places, and so the owner's points, as they are: the page of the trip looks at that. */
  'POST /itineraries/:id/operations': reads(...itineraries, 'GET /itineraries/:id/days'),
  'POST /itineraries/:id/copy': itineraries,
  'POST /chat/messages/:id/itinerary': reads(...itineraries, ...standing),
  'DELETE /itineraries/:id': itineraries,
  'POST /itineraries/:id/links': reads('GET /itineraries/:id/links'),
  'DELETE /itineraries/:id/links/:linkId': reads('GET /itineraries/:id/links'),
  'PUT /itineraries/:id/people/:userId': reads('GET /itineraries/:id/people', ...itineraries),
  'DELETE /itineraries/:id/people/:userId': reads('GET /itineraries/:id/people', ...itineraries),
  'PUT /itineraries/:id/groups': itineraries,
  'POST /itineraries/:id/stops/:stopId/files': reads('GET /itineraries/:id/files'),
  'DELETE /itineraries/:id/files/:fileId': reads('GET /itineraries/:id/files'),
  'POST /itineraries/:id/comments': reads('GET /itineraries/:id/comments'),
  'DELETE /itineraries/:id/comments/:commentId': reads('GET /itineraries/:id/comments'),

  'PUT /users/me/profile': reads(
    'GET /users/me/profile',
    // It may wait for a moderator.
    'GET /users/me/notices',
    'GET /users/:id',
    'GET /users/by-handle/:handle',
    'GET /users/:id/reviews',
    'GET /users/:id/places',
    'GET /users/:id/travels',
    'GET /users/search',
    'GET /groups',
    'GET /itineraries',
    'GET /places/reviews',
    'GET /places/:id/reviews',
    'GET /places/:id/description/history',
  ),

  'POST /groups': reads('GET /groups'),
  'POST /groups/:id/members': reads('GET /groups'),

  'POST /direct-messages': reads('GET /direct-messages/conversations'),
  'POST /auth/change-password': reads('GET /auth/sessions', 'GET /auth/email', 'GET /auth/security-events'),
  'POST /auth/email': reads('GET /auth/email', 'GET /auth/security-events'),
  'DELETE /auth/email': reads('GET /auth/email', 'GET /auth/security-events'),
  // Like a new password, the second step and a removed passkey end the other sessions and a change of address under way.
  'POST /auth/second-factor': reads(
    'GET /auth/second-factor',
    'GET /auth/sessions',
    'GET /auth/email',
    'GET /auth/security-events',
  ),
  'POST /auth/passkeys': reads('GET /auth/passkeys', 'GET /auth/security-events'),
  'DELETE /auth/passkeys/:id': reads(
    'GET /auth/passkeys',
    'GET /auth/sessions',
    'GET /auth/email',
    'GET /auth/security-events',
  ),
  'DELETE /auth/sessions/:id': reads('GET /auth/security-events'),

  'POST /moderation/decisions': reads(
    'GET /moderation/reports',
    'GET /moderation/reports/:id',
    'GET /moderation/decisions',
    // A version may be hidden, and the description may be locked.
    'GET /places/:id/description/history',
    'GET /places/:id/kind',
    'GET /places/:id/nearby',
    'GET /places/:id/reviews',
    'GET /places/reviews',
    ...reviewed,
  ),
  'POST /moderation/appeals/:id/answer': reads('GET /moderation/appeals', 'GET /moderation/decisions'),
  'POST /moderation/decisions/:id/appeal': reads('GET /users/me/notices'),

  'POST /users/me/consent': reads('GET /users/me/consent'),
  'PUT /notifications/settings': reads('GET /notifications/settings'),

  notification: reads(...standing, 'GET /notifications', 'GET /notifications/unread-count'),
  notifications: reads('GET /notifications', 'GET /notifications/unread-count'),
} satisfies Partial<Record<Deed | LiveEvent['type'], readonly Read[]>>
