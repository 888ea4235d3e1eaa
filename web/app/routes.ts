import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. */
export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('place/:id', 'routes/place.tsx'),
    route('search', 'routes/search.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
