import { pages } from '@andariego/contract/pages'
import { IconLogout } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../ui/actions/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/content/logo.tsx'
import { Drawer } from '../ui/overlay/drawer.tsx'
import { EntryLink } from './entry-link.tsx'
import {
  mainNavigation,
  type NavigationEntry,
  profileNavigation,
  toolNavigation,
  userNavigation,
} from './navigation.ts'
import styles from './navigation-drawer.module.css'
import { SearchBox } from './search-box.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useLeave } from './use-leave.ts'

interface NavigationDrawerProps {
  open: boolean
  /** True when the drawer was opened for its search field, which then gets the focus. */
  searching: boolean
  onClose: () => void
  /** A signed-in user's level. */
  level?: ReactNode
}

/** A drawer with everything that does not fit into a narrow header. It closes on navigation. */
export const NavigationDrawer = ({ open, searching, onClose, level }: NavigationDrawerProps) => {
  const leave = useLeave({ replace: true })
  const link = (entry: NavigationEntry, className?: string) => (
    <li key={entry.to} className={className}>
      <EntryLink entry={entry} replace className={styles.link}>
        <entry.icon aria-hidden="true" />
        {entry.label}
      </EntryLink>
    </li>
  )
  return (
    <Drawer open={open} onClose={onClose} label="Menú" head={<Logo />}>
      <SearchBox autoFocus={searching} replace />
      {level}
      <nav aria-label="Menú">
        <ul className={styles.links}>
          {mainNavigation.map((entry) => link(entry))}
          {[...userNavigation, ...toolNavigation, ...profileNavigation].map((entry) =>
            link(entry, 'only-user'),
          )}
        </ul>
      </nav>
      <div className={styles.more}>
        <ThemeToggle labelled />
        <button type="button" className={classNames('only-user', styles.link)} onClick={leave}>
          <IconLogout aria-hidden="true" />
          Cerrar sesión
        </button>
      </div>
      <div className={classNames('only-anonymous', styles.signIn)}>
        <LinkButton to={pages.register()} replace wide>
          Registrarse
        </LinkButton>
        <LinkButton to={pages.login()} replace wide variant="secondary">
          Iniciar Sesión
        </LinkButton>
      </div>
    </Drawer>
  )
}
