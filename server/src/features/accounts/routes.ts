import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { accountRoutes } from './account-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import type { AccountPart } from './public.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export const accountsRoutes = (route: Route, services: Services, parts: AccountPart[]) => {
  registrationRoutes(route, services)
  sessionRoutes(route, services)
  passwordRoutes(route, services)
  accountRoutes(route, services, parts)
}
