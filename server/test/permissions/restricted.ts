/** What publishes, or reaches other people: closed to whom moderators have limited. */
export const closedWhileLimited: readonly string[] = [
  'POST /places',
  'PUT /places/{id}/description',
  'PUT /places/{id}/kind',
  'POST /places/{id}/reviews',
  'PUT /places/reviews/{id}',
  'POST /places/reviews/{id}/reaction',
  'POST /direct-messages',
  'POST /groups',
  'POST /groups/{id}/members',
  'PUT /itineraries/{id}/groups',
  'POST /itineraries/{id}/comments',
  'POST /itineraries/{id}/links',
  'PUT /itineraries/{id}/people/{userId}',
]

/** What changes something and stays open to whom moderators have suspended: their own account, and their word against it. */
export const openWhileSuspended: readonly string[] = [
  // Nobody need be signed in.
  'POST /auth/register',
  'POST /auth/resend-confirmation',
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /notifications/unsubscribe/{token}',
  'POST /auth/change-password',
  'POST /auth/email',
  'DELETE /auth/email',
  'POST /auth/email/confirm',
  'POST /auth/email/stop',
  'DELETE /auth/sessions/{id}',
  'DELETE /users/me',
  'POST /moderation/decisions/{id}/appeal',
  'POST /users/me/consent',
  'POST /notifications/read',
  'PUT /notifications/settings',
]
