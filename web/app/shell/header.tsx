import { pages } from '@andariego/contract/pages'
import { IconLogout, IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from '../platform/rendering/link.tsx'
import { useSession } from '../platform/session/session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/content/logo.tsx'
import { Menu, menuItem } from '../ui/overlay/menu.tsx'
import styles from './header.module.css'
import { mainNavigation, type NavigationEntry, profileNavigation, userNavigation } from './navigation.ts'
import { SearchBox } from './search-box.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useLeave } from './use-leave.ts'

interface HeaderProps {
  /** Shows only the logo and the theme toggle, on pages with a single purpose. */
  focused: boolean
  /** The tools of features for a signed-in visitor, beside the profile: level, bell, messages. */
  userTools?: ReactNode
  onOpenMenu: () => void
  onOpenSearch: () => void
}

export const Header = ({ focused, userTools, onOpenMenu, onOpenSearch }: HeaderProps) => (
  <header className={classNames(styles.header, focused && styles.focused)} data-print="hidden">
    <div className={styles.row}>
      <Link to={pages.home()} className={styles.home} aria-label="Andariego, ir al inicio">
        <Logo />
      </Link>
      {!focused && (
        <>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <MainLinks />
        </>
      )}
      <div className={styles.tools}>
        {!focused && (
          <>
            {userTools && <div className={classNames('only-user', styles.userTools)}>{userTools}</div>}
            <IconButton
              label="Buscar"
              icon={<IconSearch aria-hidden="true" />}
              className={styles.openSearch}
              onClick={onOpenSearch}
            />
          </>
        )}
        <ThemeToggle className={styles.theme} />
        {!focused && (
          <>
            <div className={styles.account}>
              <SignInLinks />
              <ProfileMenu />
            </div>
            <IconButton
              label="Abrir menú"
              icon={<IconMenu2 aria-hidden="true" />}
              className={styles.openMenu}
              onClick={onOpenMenu}
            />
          </>
        )}
      </div>
    </div>
  </header>
)

const MainLinks = () => {
  const link = ({ to, label }: NavigationEntry, className?: string) => (
    <li key={to} className={className}>
      <NavLink to={to} end={to === pages.home()} className={styles.link}>
        {label}
      </NavLink>
    </li>
  )
  return (
    <nav aria-label="Principal" className={styles.links}>
      <ul>
        {mainNavigation.map((entry) => link(entry))}
        {userNavigation.map((entry) => link(entry, 'only-user'))}
      </ul>
    </nav>
  )
}

const SignInLinks = () => (
  <div className={classNames('only-anonymous', styles.signIn)}>
    <Link to={pages.login()} className={styles.link}>
      Iniciar Sesión
    </Link>
    <LinkButton to={pages.register()} size="small">
      Registrarse
    </LinkButton>
  </div>
)

const ProfileMenu = () => {
  const leave = useLeave()
  const session = useSession()
  return (
    <div className="only-user">
      <Menu label="Menú de perfil" icon={<IconUserCircle aria-hidden="true" />}>
        <p className={styles.email}>{session?.user.email}</p>
        {profileNavigation.map(({ to, label, icon: EntryIcon }) => (
          <NavLink key={to} to={to} className={menuItem}>
            <EntryIcon aria-hidden="true" />
            {label}
          </NavLink>
        ))}
        <button type="button" className={menuItem} onClick={leave}>
          <IconLogout aria-hidden="true" />
          Cerrar sesión
        </button>
      </Menu>
    </div>
  )
}
