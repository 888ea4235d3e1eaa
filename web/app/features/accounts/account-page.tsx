import type { ReactNode } from 'react'
import { HeroLandscape } from '../places/public.ts'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** The motto in the picture; decoration, hidden from screen readers. */
  motto: string
  /** A link to another page, below the form. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** The layout of all pages for signing in and up: a form beside a landscape. */
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
