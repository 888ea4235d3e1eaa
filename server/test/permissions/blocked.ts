/**
 * The statuses of operations for somebody between whom and the owner is a block, where they differ from those of a stranger (in a common
 * group: of a member). Everything of the other's is as if it did not exist. The rest is open to everybody, or closed to strangers too.
 */
export const whileBlocked: Readonly<Record<string, { stranger?: number; member?: number }>> = {
  'GET /users/{id}': { stranger: 404 },
  'GET /users/by-handle/{handle}': { stranger: 404 },
  'GET /users/{id}/stats': { stranger: 404 },
  'GET /users/{id}/milestones': { stranger: 404 },
  'GET /users/{id}/favorites': { stranger: 404 },
  'GET /users/{id}/places': { stranger: 404 },
  'GET /users/{id}/reviews': { stranger: 404 },
  'GET /users/{id}/travels': { stranger: 404 },
  'POST /direct-messages': { stranger: 404 },
  'GET /direct-messages/conversation/{userId}': { stranger: 404 },
  'PUT /places/reviews/{id}': { stranger: 404 },
  'DELETE /places/reviews/{id}': { stranger: 404 },
  'POST /places/reviews/{id}/reaction': { stranger: 404 },
  'GET /places/reviews/{id}/reaction': { stranger: 404 },
  'POST /invitations/{token}': { stranger: 404 },
  // The trip of a common group stays, but the other's comments on it are not shown.
  'DELETE /itineraries/{id}/comments/{commentId}': { member: 404 },
}
