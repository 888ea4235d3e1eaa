import type { Route } from './http/routes.ts'
import type { Services } from './services.ts'

export const liveRoutes = (route: Route, { live }: Services) =>
  route('GET /events', async ({ user, reply }) =>
    // A page may have missed the event of a restriction, or of its end, while it had no stream.
    live.open(user, reply, { type: 'restriction', restriction: user.restriction ?? null }),
  )
