import type { Route } from './http/routes.ts'
import type { Services } from './services.ts'

export const liveRoutes = (route: Route, { live }: Services) =>
  route('GET /events', async ({ user, reply }) => live.open(user, reply))
