import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  /** The page's only h1. */
  title: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  actions?: ReactNode
}

export const PageHeading = ({ title, eyebrow, lead, actions }: PageHeadingProps) => (
  <div className={styles.heading}>
    <div className={styles.words}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)

/** The heading of a section, with a dotted line beside its title. */
export const SectionHeading = ({ title, actions }: { title: ReactNode; actions?: ReactNode }) => (
  <div className={styles.section}>
    <h2>{title}</h2>
    <span className={styles.route} aria-hidden="true" />
    {actions}
  </div>
)
