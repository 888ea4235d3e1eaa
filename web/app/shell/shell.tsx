import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionSlot } from './connection-slot.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header } from './header.tsx'
import { isFocusedPage } from './navigation.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { PageLoading } from './page-loading.tsx'
import styles from './shell.module.css'

interface ShellProps {
  settings: FooterProps
  userTools?: ReactNode
  /** A signed-in user's level, for the menu. */
  menuLevel?: ReactNode
  /** The assistant, in the corner of every page with bars. */
  chat?: ReactNode
  /** The assistant's entry in the bottom bar of narrow screens. */
  chatBarItem?: ComponentType<{ className?: string }>
  children: ReactNode
}

/** The frame of every page: header, bars, footer, menu and assistant. */
export const Shell = ({ settings, userTools, menuLevel, chat, chatBarItem, children }: ShellProps) => {
  const { pathname, key } = useLocation()
  const focused = isFocusedPage(pathname)
  const [menu, setMenu] = useState<'closed' | 'open' | 'searching'>('closed')
  // The menu closes once the next page is shown, not when the link is pressed: the next page replaces the menu's history entry.
  const [menuPage, setMenuPage] = useState(key)
  if (menuPage !== key) {
    setMenuPage(key)
    setMenu('closed')
  }
  const openMenu = () => setMenu('open')
  return (
    <div className={classNames(styles.shell, !focused && styles.withBar)}>
      <a href="#contenido" className={styles.skip}>
        Saltar al contenido
      </a>
      <PageLoading />
      <Header
        focused={focused}
        userTools={userTools}
        onOpenMenu={openMenu}
        onOpenSearch={() => setMenu('searching')}
      />
      <ConnectionSlot />
      <main id="contenido" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer contactEmail={settings.contactEmail} sourceUrl={settings.sourceUrl} />
      {!focused && (
        <>
          {chat}
          <BottomBar onOpenMenu={openMenu} chatItem={chatBarItem} />
          <NavigationDrawer
            open={menu !== 'closed'}
            searching={menu === 'searching'}
            onClose={() => setMenu('closed')}
            level={menuLevel}
          />
        </>
      )}
      <Toasts />
    </div>
  )
}
