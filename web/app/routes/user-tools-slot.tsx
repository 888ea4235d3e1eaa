import { useSession } from '../platform/session/session.ts'
import { lazyPart } from '../ui/feedback/lazy-part.tsx'

const UserTools = lazyPart(async () => (await import('./user-tools.tsx')).UserTools, null, {
  dispensable: true,
})

const MenuLevel = lazyPart(async () => (await import('./user-tools.tsx')).MenuLevel, null, {
  dispensable: true,
})

/** The tools for signed-in users load after the page, and for them alone; the header reserves their space. */
export const UserToolsSlot = () => useSession() && <UserTools />

/** The user's level, for the menu. */
export const MenuLevelSlot = () => useSession() && <MenuLevel />
