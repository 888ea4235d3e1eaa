import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. */
export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('add-place', 'routes/add-place.tsx'),
    route('explorar', 'routes/explore.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
