import { useSession } from '../platform/session/session.ts'
import { lazyPart } from '../ui/feedback/lazy-part.tsx'

const UserTools = lazyPart(async () => (await import('./user-tools.tsx')).UserTools, null, {
  dispensable: true,
})

const MenuLevel = lazyPart(async () => (await import('./user-tools.tsx')).MenuLevel, null, {
  dispensable: true,
})

/** What only signed-in visitors use loads when the page is there, for them alone; its room is kept by the header. */
export const UserToolsSlot = () => useSession() && <UserTools />

/** The visitor's level, for the menu. */
export const MenuLevelSlot = () => useSession() && <MenuLevel />
