import { accountsJobs } from './features/accounts/jobs.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { chooseAssistant } from './features/assistant/choose-assistant.ts'
import { assistantJobs } from './features/assistant/jobs.ts'
import { assistantOfAccount } from './features/assistant/public.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { gamificationOfAccount, rewardsFrom, standingsRepository } from './features/gamification/public.ts'
import { gamificationRoutes } from './features/gamification/routes.ts'
import { groupsFacts, groupsOfAccount } from './features/groups/public.ts'
import { groupsRoutes } from './features/groups/routes.ts'
import { operationsRoutes } from './features/itineraries/plan/operations-routes.ts'
import { itinerariesFacts, itinerariesOfAccount, itinerariesOfGroup } from './features/itineraries/public.ts'
import { itinerariesRoutes } from './features/itineraries/routes.ts'
import { sharingRoutes } from './features/itineraries/sharing-routes.ts'
import { mapsRoutes } from './features/maps/routes.ts'
import { mediaJobs } from './features/media/jobs.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { messagesOfAccount } from './features/messages/public.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { peopleOfAccount } from './features/people/public.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { placesFacts, placesOfAccount } from './features/places/public.ts'
import { placesRoutes } from './features/places/routes.ts'
import { reviewsFacts, reviewsOfAccount } from './features/reviews/public.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import type { Route } from './platform/http/routes.ts'
import type { Services } from './platform/services.ts'

/** Every domain of the product, in one list. */
export const registerFeatures = (route: Route, services: Services) => {
  const rewards = rewardsFrom([placesFacts, reviewsFacts, itinerariesFacts, groupsFacts])
  const accountParts = [
    // First: it locks the account against inheriting a group.
    groupsOfAccount(services),
    peopleOfAccount(services),
    placesOfAccount(services),
    reviewsOfAccount(services),
    itinerariesOfAccount(services),
    messagesOfAccount(services),
    gamificationOfAccount(services),
    assistantOfAccount(services),
  ]
  accountsRoutes(route, services, accountParts, rewards)
  assistantRoutes(route, services, chooseAssistant(services))
  gamificationRoutes(route, services, rewards)
  itinerariesRoutes(route, services, rewards)
  operationsRoutes(route, services, rewards)
  sharingRoutes(route, services)
  groupsRoutes(route, services, itinerariesOfGroup)
  mapsRoutes(route, services)
  peopleRoutes(route, services, standingsRepository(services.database).of)
  placesRoutes(route, services, rewards)
  reviewsRoutes(route, services, rewards)
  mediaRoutes(route, services, { review: 'everyone' })
  messagesRoutes(route, services)
}

/** The work of every domain that is done by the clock. Defined in each process, before the queue starts. */
export const defineJobs = (services: Services) => {
  accountsJobs(services)
  mediaJobs(services)
  assistantJobs(services)
}
