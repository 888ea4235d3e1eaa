import { accountsPermissions } from './accounts.ts'
import { assistantPermissions } from './assistant.ts'
import { gamificationPermissions } from './gamification.ts'
import { groupsPermissions } from './groups.ts'
import { itinerariesPermissions } from './itineraries.ts'
import { livePermissions } from './live.ts'
import { mapsPermissions } from './maps.ts'
import { mediaPermissions } from './media.ts'
import { messagesPermissions } from './messages.ts'
import { moderationPermissions } from './moderation.ts'
import { notificationsPermissions } from './notifications.ts'
import { peoplePermissions } from './people.ts'
import { placesPermissions } from './places.ts'
import { reviewsPermissions } from './reviews.ts'
import type { Permissions } from './row.ts'

/** Who may do what: contains every operation of the API. */
export const permissions: Permissions = {
  ...accountsPermissions,
  ...assistantPermissions,
  ...gamificationPermissions,
  ...itinerariesPermissions,
  ...groupsPermissions,
  ...livePermissions,
  ...mapsPermissions,
  ...mediaPermissions,
  ...messagesPermissions,
  ...moderationPermissions,
  ...notificationsPermissions,
  ...peoplePermissions,
  ...placesPermissions,
  ...reviewsPermissions,
}
