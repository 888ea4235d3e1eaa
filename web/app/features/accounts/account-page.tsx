import type { ReactNode } from 'react'
import { HeroLandscape } from '../places/public.ts'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  /** What the landscape says; decoration. */
  motto: string
  /** Another way on, below the form. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** One form beside a landscape: the composition of every screen before one is signed in. */
export const AccountPage = ({ title, lead, motto, footer, className, children }: AccountPageProps) => (
  <div className={styles.page}>
    <div className={styles.view} aria-hidden="true">
      <HeroLandscape />
      <p className={styles.motto}>{motto}</p>
    </div>
    <div className={styles.side}>
      <div className={[styles.content, className].filter(Boolean).join(' ')}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  </div>
)
