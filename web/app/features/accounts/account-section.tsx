import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-section.module.css'

interface AccountSectionProps {
  /** The section's id: links lead to it, and the heading's id is made from it. */
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/**
 * One section of the account page: its title on the left, its controls on the right. It takes the focus when the last of its
 * controls is gone.
 */
export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => (
  <Card as="section" padding="roomy" className={styles.section} aria-labelledby={id} tabIndex={-1}>
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div className={styles.body}>{children}</div>
  </Card>
)
