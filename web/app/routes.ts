import { type PageName, pageDeclarations } from '@andariego/contract/pages'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The module of each page; the contract defines the addresses. */
const modules: Record<PageName, string> = {
  home: 'routes/home.tsx',
  login: 'routes/login.tsx',
  register: 'routes/register.tsx',
  confirmEmail: 'routes/confirm-email.tsx',
  terms: 'routes/terms.tsx',
  privacy: 'routes/privacy.tsx',
  communityRules: 'routes/community-rules.tsx',
  forgotPassword: 'routes/forgot-password.tsx',
  resetPassword: 'routes/reset-password.tsx',
  emailChange: 'routes/email-change.tsx',
  account: 'routes/account.tsx',
  notices: 'routes/notices.tsx',
  notifications: 'routes/notifications.tsx',
  unsubscribe: 'routes/unsubscribe.tsx',
  moderation: 'routes/moderation.tsx',
  profile: 'routes/profile.tsx',
  user: 'routes/user.tsx',
  chats: 'routes/chats.tsx',
  practiceChat: 'routes/chats-practice.tsx',
  place: 'routes/place.tsx',
  search: 'routes/search.tsx',
  groups: 'routes/groups.tsx',
  assistant: 'routes/ai-chat.tsx',
  addPlace: 'routes/add-place.tsx',
  explore: 'routes/explore.tsx',
  itineraries: 'routes/itineraries.tsx',
  itinerary: 'routes/itinerary.tsx',
  itineraryBook: 'routes/itinerary-book.tsx',
  editItinerary: 'routes/itinerary-edit.tsx',
  sharedTrip: 'routes/shared-trip.tsx',
  invitation: 'routes/invitation.tsx',
  createItinerary: 'routes/create-itinerary.tsx',
  handle: 'routes/handle.tsx',
}

const pageRoutes = Object.entries(modules).map(([name, module]) => {
  const { path } = pageDeclarations[name as PageName]
  return path === '/' ? index(module) : route(path.slice(1), module)
})

/** All routes of the product. */
export default [
  layout('routes/page.tsx', [...pageRoutes, route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
