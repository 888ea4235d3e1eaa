import { pages } from '@andariego/contract/pages'
import type { Need } from '@andariego/contract/restriction-rules'
import {
  type Icon,
  IconCompass,
  IconHome,
  IconMapPinPlus,
  IconMessageCircle,
  IconRoute,
  IconSettings,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react'

export interface NavigationEntry {
  to: string
  label: string
  /** A shorter label for narrow places. */
  short?: string
  icon: Icon
  /** What it is for: people whom moderators have barred from this are told so when they press it. */
  needs?: Need
}

/** Shown in the header and in the drawer; those that anybody may use are in the bottom bar, too. */
export const mainNavigation: readonly NavigationEntry[] = [
  { to: pages.home(), label: 'Inicio', icon: IconHome },
  { to: pages.explore(), label: 'Explorar', icon: IconCompass },
  { to: pages.addPlace(), label: 'Agregar Lugar', icon: IconMapPinPlus, needs: 'publish' },
  { to: pages.itineraries(), label: 'Itinerarios', icon: IconRoute },
]

/** Shown to signed-in users, between the main links and the profile menu. */
export const userNavigation: readonly NavigationEntry[] = [
  { to: pages.groups(), label: 'Grupos', icon: IconUsersGroup },
]

/** Shown to signed-in users in the drawer; the header has an icon for each. */
export const toolNavigation: readonly NavigationEntry[] = [
  { to: pages.chats(), label: 'Mensajes', icon: IconMessageCircle },
]

/** Shown in the profile menu, above 'Cerrar sesión'; the first entry is also in the bottom bar. */
export const profileNavigation: readonly [NavigationEntry, ...NavigationEntry[]] = [
  { to: pages.profile(), label: 'Mi perfil', short: 'Perfil', icon: IconUserCircle },
  { to: pages.account(), label: 'Mi cuenta', icon: IconSettings },
]

/** Pages with a single purpose: no search, links or bars that distract from the form. */
const FOCUSED_PAGES = [pages.login(), pages.register()]

export const isFocusedPage = (pathname: string): boolean =>
  FOCUSED_PAGES.includes(pathname.replace(/\/+$/, '').toLowerCase())
