import { pages } from '@andariego/contract/pages'
import { IconLogin2, IconMenu2 } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { NavLink } from '../platform/rendering/link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './bottom-bar.module.css'
import { mainNavigation, type NavigationEntry, profileNavigation } from './navigation.ts'

interface BottomBarProps {
  onOpenMenu: () => void
  /** The assistant's entry, provided by its feature. */
  chatItem?: ComponentType<{ className?: string }>
}

/** The main navigation on phones, in reach of the thumb. */
export const BottomBar = ({ onOpenMenu, chatItem: ChatItem }: BottomBarProps) => {
  const item = ({ to, label, short, icon: EntryIcon }: NavigationEntry, className?: string) => (
    <li key={to} className={className}>
      <NavLink to={to} end={to === pages.home()} className={styles.item}>
        <EntryIcon aria-hidden="true" />
        {short ?? label}
      </NavLink>
    </li>
  )
  return (
    <nav aria-label="Accesos rápidos" className={styles.bar} data-print="hidden">
      <ul className={styles.items}>
        {mainNavigation.slice(0, 3).map((entry) => item(entry))}
        {item(profileNavigation[0], 'only-user')}
        {item({ to: pages.login(), label: 'Entrar', icon: IconLogin2 }, 'only-anonymous')}
        {ChatItem && (
          <li>
            <ChatItem className={styles.item} />
          </li>
        )}
        <li>
          <button type="button" className={classNames(styles.item)} onClick={onOpenMenu}>
            <IconMenu2 aria-hidden="true" />
            Menú
          </button>
        </li>
      </ul>
    </nav>
  )
}
