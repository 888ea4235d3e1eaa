import { pages } from '@andariego/contract/pages'
import { IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../platform/rendering/link.tsx'
import { useSession } from '../platform/session/session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/content/logo.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.tsx'
import { EntryLink } from './entry-link.tsx'
import styles from './header.module.css'
import { mainNavigation, type NavigationEntry, userNavigation } from './navigation.ts'
import { SearchBox } from './search-box.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const waitingMenu = (
  <IconButton label="Menú de perfil" icon={<IconUserCircle aria-hidden="true" />} aria-disabled />
)

// Anonymous visitors have no profile, so their first load contains neither this menu nor the code of menus.
const ProfileMenu = lazyPart(async () => (await import('./profile-menu.tsx')).ProfileMenu, waitingMenu, {
  dispensable: true,
})

interface HeaderProps {
  /** Shows only the logo and the theme toggle, on pages with a single purpose. */
  focused: boolean
  /** The tools of features for a signed-in user, beside the profile: level, bell, messages. */
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
              <OwnMenu />
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
  const link = (entry: NavigationEntry, className?: string) => (
    <li key={entry.to} className={className}>
      <EntryLink entry={entry} className={styles.link}>
        {entry.label}
      </EntryLink>
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

/** The server renders every page for the anonymous; CSS shows the waiting button as soon as a session is known. */
const OwnMenu = () => {
  const signedIn = useSession() !== null
  return <div className="only-user">{signedIn ? <ProfileMenu /> : waitingMenu}</div>
}
