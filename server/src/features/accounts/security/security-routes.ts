import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { securityEventsRepository } from './security-events-repository.ts'

export const securityRoutes = (route: Route, { database }: Services) => {
  route('GET /auth/security-events', async ({ user, query: { cursor } }) => ({
    success: true as const,
    ...(await securityEventsRepository(database).list(user.id, cursor)),
  }))
}
