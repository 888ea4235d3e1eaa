import { pages } from '@andariego/contract/pages'
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
  /** Where there is only room for a word. */
  short?: string
  icon: Icon
}

/** In the header and in the drawer; the first three are in the bottom bar, too. */
export const mainNavigation: readonly NavigationEntry[] = [
  { to: pages.home(), label: 'Inicio', icon: IconHome },
  { to: pages.explore(), label: 'Explorar', icon: IconCompass },
  { to: pages.itineraries(), label: 'Itinerarios', icon: IconRoute },
  { to: pages.addPlace(), label: 'Agregar Lugar', icon: IconMapPinPlus },
]

/** For signed-in visitors only, between the main links and the profile menu. */
export const userNavigation: readonly NavigationEntry[] = [
  { to: pages.groups(), label: 'Grupos', icon: IconUsersGroup },
]

/** For signed-in visitors, in the drawer; the header has an icon of its own for each. */
export const toolNavigation: readonly NavigationEntry[] = [
  { to: pages.chats(), label: 'Mensajes', icon: IconMessageCircle },
]

/** In the profile menu, above 'Cerrar sesión'; its first entry is also in the bottom bar. */
export const profileNavigation: readonly [NavigationEntry, ...NavigationEntry[]] = [
  { to: pages.profile(), label: 'Mi perfil', short: 'Perfil', icon: IconUserCircle },
  { to: pages.account(), label: 'Mi cuenta', icon: IconSettings },
]

/** Pages of one purpose: no search, no links, no bars to lead away from the form. */
const FOCUSED_PAGES = [pages.login(), pages.register()]

export const isFocusedPage = (pathname: string): boolean =>
  FOCUSED_PAGES.includes(pathname.replace(/\/+$/, '').toLowerCase())
