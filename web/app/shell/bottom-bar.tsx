import { pages } from '@andariego/contract/pages'
import { IconLogin2, IconMenu2 } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './bottom-bar.module.css'
import { EntryLink } from './entry-link.tsx'
import { mainNavigation, type NavigationEntry, profileNavigation } from './navigation.ts'

interface BottomBarProps {
  onOpenMenu: () => void
  /** The assistant's entry, provided by its feature. */
  chatItem?: ComponentType<{ className?: string }>
}

/** The main navigation on phones, in reach of the thumb. */
export const BottomBar = ({ onOpenMenu, chatItem: ChatItem }: BottomBarProps) => {
  const item = (entry: NavigationEntry, className?: string) => (
    <li key={entry.to} className={className}>
      <EntryLink entry={entry} className={styles.item}>
        <entry.icon aria-hidden="true" />
        {entry.short ?? entry.label}
      </EntryLink>
    </li>
  )
  return (
    <nav aria-label="Accesos rápidos" className={styles.bar} data-print="hidden">
      <ul className={styles.items}>
        {mainNavigation.filter(({ needs }) => !needs).map((entry) => item(entry))}
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
