import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { NavLink } from '../platform/rendering/link.tsx'
import { useSession } from '../platform/session/session.ts'
import { Menu, menuItem } from '../ui/overlay/menu.tsx'
import styles from './header.module.css'
import { profileNavigation } from './navigation.ts'
import { useLeave } from './use-leave.ts'

/** A signed-in user's own pages, and the way to sign out. */
export const ProfileMenu = () => {
  const leave = useLeave()
  const session = useSession()
  return (
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
  )
}
