import { accountsRoutes } from './features/accounts/routes.ts'
import { mapsRoutes } from './features/maps/routes.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { placesOfAccount } from './features/places/public.ts'
import { placesRoutes } from './features/places/routes.ts'
import { reviewsOfAccount } from './features/reviews/public.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import type { Route } from './platform/http/routes.ts'
import type { Services } from './platform/services.ts'

/** Every domain of the product, in one list. */
export const registerFeatures = (route: Route, services: Services) => {
  accountsRoutes(route, services, [placesOfAccount(services), reviewsOfAccount(services)])
  mapsRoutes(route, services)
  placesRoutes(route, services)
  reviewsRoutes(route, services)
  mediaRoutes(route, services)
}
