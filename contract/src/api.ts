import { accountsEndpoints } from './accounts.ts'
import { assistantEndpoints } from './assistant.ts'
import { blocksEndpoints } from './blocks.ts'
import { correctionsEndpoints } from './corrections.ts'
import { emailChangeEndpoints } from './email-change.ts'
import { favouritesEndpoints } from './favourites-endpoints.ts'
import { gamificationEndpoints } from './gamification.ts'
import { groupsEndpoints } from './groups.ts'
import { itinerariesEndpoints } from './itineraries-endpoints.ts'
import { liveEndpoints } from './live.ts'
import { mapsEndpoints } from './maps.ts'
import { mediaEndpoints } from './media.ts'
import { messagesEndpoints } from './messages.ts'
import { moderationEndpoints } from './moderation-endpoints.ts'
import { notificationsEndpoints } from './notifications.ts'
import { passkeysEndpoints } from './passkeys.ts'
import { peopleEndpoints } from './people.ts'
import { placeAnswersEndpoints } from './place-answers.ts'
import { placesEndpoints } from './places-endpoints.ts'
import { profileEndpoints } from './profile.ts'
import { reviewsEndpoints } from './reviews.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { securityEndpoints } from './security.ts'
import { termsEndpoints } from './terms.ts'
import { tripCompanyEndpoints } from './trip-company.ts'
import { tripFilesEndpoints } from './trip-files.ts'
import { tripLinksEndpoints } from './trip-links.ts'
import { uploadsEndpoints } from './uploads.ts'

/** Every endpoint of the product. */
export const endpoints = {
  ...accountsEndpoints,
  ...assistantEndpoints,
  ...blocksEndpoints,
  ...correctionsEndpoints,
  ...emailChangeEndpoints,
  ...gamificationEndpoints,
  ...itinerariesEndpoints,
  ...groupsEndpoints,
  ...liveEndpoints,
  ...mapsEndpoints,
  ...mediaEndpoints,
  ...messagesEndpoints,
  ...moderationEndpoints,
  ...notificationsEndpoints,
  ...passkeysEndpoints,
  ...peopleEndpoints,
  ...placeAnswersEndpoints,
  ...placesEndpoints,
  ...favouritesEndpoints,
  ...profileEndpoints,
  ...reviewsEndpoints,
  ...secondFactorEndpoints,
  ...securityEndpoints,
  ...tripCompanyEndpoints,
  ...tripFilesEndpoints,
  ...termsEndpoints,
  ...tripLinksEndpoints,
  ...uploadsEndpoints,
}
export type Endpoints = typeof endpoints
