import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-section.module.css'

interface AccountSectionProps {
  /** Names the section for links and for its heading. */
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is on the left, what can be done on the right. */
export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => (
  <Card as="section" padding="roomy" className={styles.section} aria-labelledby={id}>
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div className={styles.body}>{children}</div>
  </Card>
)
