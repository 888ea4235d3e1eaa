import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. */
export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('account', 'routes/account.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('user/:userId?', 'routes/user.tsx'),
    route('chats', 'routes/chats.tsx'),
    route('place/:id', 'routes/place.tsx'),
    route('search', 'routes/search.tsx'),
    route('groups', 'routes/groups.tsx'),
    route('ai-chat', 'routes/ai-chat.tsx'),
    route('add-place', 'routes/add-place.tsx'),
    route('explorar', 'routes/explore.tsx'),
    route('itineraries', 'routes/itineraries.tsx'),
    route('itinerary/:id', 'routes/itinerary.tsx'),
    route('itinerary/:id/edit', 'routes/itinerary-edit.tsx'),
    route('create-itinerary', 'routes/create-itinerary.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
