import { accountsJobs } from './features/accounts/jobs.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { chooseAssistant } from './features/assistant/choose-assistant.ts'
import { assistantJobs } from './features/assistant/jobs.ts'
import { answersWithHidden, assistantOfAccount } from './features/assistant/public.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { savedPlanRoutes } from './features/assistant/saved-plan-routes.ts'
import {
  gamificationOfAccount,
  gamificationTold,
  pointsOfHidden,
  rewardsFrom,
  standingsRepository,
} from './features/gamification/public.ts'
import { gamificationRoutes } from './features/gamification/routes.ts'
import { groupsFacts, groupsOfAccount, groupsTold, moderatedGroups } from './features/groups/public.ts'
import { groupsRoutes } from './features/groups/routes.ts'
import { commentsRoutes } from './features/itineraries/company/comments-routes.ts'
import { presenceRoutes } from './features/itineraries/company/presence-routes.ts'
import { daysRoutes } from './features/itineraries/days/days-routes.ts'
import { filesRoutes } from './features/itineraries/files/files-routes.ts'
import { linksRoutes } from './features/itineraries/links/links-routes.ts'
import { tripPeopleRoutes } from './features/itineraries/links/people-routes.ts'
import { photosRoutes } from './features/itineraries/photos-routes.ts'
import { copyRoutes } from './features/itineraries/plan/copy-routes.ts'
import { operationsRoutes } from './features/itineraries/plan/operations-routes.ts'
import {
  itinerariesFacts,
  itinerariesOfAccount,
  itinerariesOfGroup,
  itinerariesTold,
  moderatedComments,
  moderatedItineraries,
  readersOfTripFiles,
  savingTripsWith,
} from './features/itineraries/public.ts'
import { itinerariesRoutes } from './features/itineraries/routes.ts'
import { sharingRoutes } from './features/itineraries/sharing-routes.ts'
import { mapsRoutes } from './features/maps/routes.ts'
import { mediaJobs } from './features/media/jobs.ts'
import { type MediaReaders, mediaOfAccount } from './features/media/public.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { uploadsRoutes } from './features/media/uploads-routes.ts'
import { messagesOfAccount, messagesTold, moderatedMessages } from './features/messages/public.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { createCarryOver } from './features/moderation/carry-over.ts'
import { createDeciding } from './features/moderation/deciding.ts'
import { createHoldBack } from './features/moderation/hold-back.ts'
import { moderationJobs } from './features/moderation/jobs.ts'
import {
  isAccountClosed,
  type ModeratedParts,
  moderationOfAccount,
  moderationTold,
} from './features/moderation/public.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { notificationsJobs } from './features/notifications/jobs.ts'
import { type NotificationParts, notificationsOfAccount } from './features/notifications/public.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { peopleJobs, peopleOfAccount } from './features/people/public.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { correctionsRoutes } from './features/places/corrections/corrections-routes.ts'
import { placesJobs } from './features/places/jobs.ts'
import {
  moderatedDescriptions,
  moderatedPlaces,
  placesFacts,
  placesOfAccount,
  placesTold,
} from './features/places/public.ts'
import { placesRoutes } from './features/places/routes.ts'
import {
  moderatedReviewMedia,
  moderatedReviews,
  reviewsFacts,
  reviewsOfAccount,
  reviewsOfPlaceChanged,
  reviewsTold,
} from './features/reviews/public.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import type { Route } from './platform/http/routes.ts'
import type { Services } from './platform/services.ts'

/** The notifications of all domains. */
export const told: NotificationParts = {
  ...messagesTold,
  ...reviewsTold,
  ...placesTold,
  ...groupsTold,
  ...itinerariesTold,
  ...gamificationTold,
  ...moderationTold,
}

/** Registers the routes of every domain. */
export const registerFeatures = (route: Route, services: Services) => {
  const rewards = rewardsFrom([placesFacts, reviewsFacts, itinerariesFacts, groupsFacts])
  const moderated: ModeratedParts = {
    review: moderatedReviews(services, rewards),
    media: moderatedReviewMedia(services),
    place: moderatedPlaces(rewards, reviewsOfPlaceChanged),
    description: moderatedDescriptions(),
    message: moderatedMessages(),
    group: moderatedGroups(),
    itinerary: moderatedItineraries(rewards),
    comment: moderatedComments(),
  }
  const followers = [pointsOfHidden, answersWithHidden]
  const readers: MediaReaders = {
    review: 'everyone',
    portrait: 'everyone',
    ...readersOfTripFiles(services),
  }
  const deciding = createDeciding(services, moderated, followers)
  const holdBack = createHoldBack(services, moderated, followers)
  const accountParts = [
    // First: like moderators' decisions, a removal takes its turn before it locks the account.
    moderationOfAccount(services, createCarryOver(services, deciding)),
    // Next: it locks the account so that it cannot inherit a group.
    groupsOfAccount(services),
    peopleOfAccount(services),
    placesOfAccount(services),
    reviewsOfAccount(services),
    itinerariesOfAccount(services),
    messagesOfAccount(services),
    gamificationOfAccount(services),
    assistantOfAccount(services),
    notificationsOfAccount(services),
    mediaOfAccount(services),
  ]
  accountsRoutes(route, services, accountParts, rewards)
  assistantRoutes(route, services, chooseAssistant(services))
  savedPlanRoutes(route, services, savingTripsWith(rewards))
  gamificationRoutes(route, services, rewards)
  itinerariesRoutes(route, services, rewards)
  operationsRoutes(route, services, rewards)
  copyRoutes(route, services)
  daysRoutes(route, services)
  photosRoutes(route, services)
  sharingRoutes(route, services)
  linksRoutes(route, services)
  tripPeopleRoutes(route, services)
  commentsRoutes(route, services)
  presenceRoutes(route, services)
  filesRoutes(route, services)
  groupsRoutes(route, services, itinerariesOfGroup, holdBack)
  mapsRoutes(route, services)
  peopleRoutes(route, services, standingsRepository(services.database).of, (tx, emit, { userId, text }) =>
    holdBack(tx, emit, { type: 'user', id: userId, userId, text }),
  )
  placesRoutes(route, services, rewards, holdBack)
  correctionsRoutes(route, services, reviewsOfPlaceChanged)
  reviewsRoutes(route, services, rewards, holdBack)
  uploadsRoutes(route, services)
  mediaRoutes(route, services, readers)
  messagesRoutes(route, services)
  moderationRoutes(route, services, moderated, deciding, readers)
  notificationsRoutes(route, services, told)
}

/** The scheduled and queued work of every domain. Each process defines it before the queue starts. */
export const defineJobs = (services: Services) => {
  accountsJobs(services)
  placesJobs(services)
  mediaJobs(services)
  moderationJobs(services)
  peopleJobs(services)
  assistantJobs(services)
  notificationsJobs(services, told, isAccountClosed)
}
