import { pages } from '@andariego/contract/pages'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import type { ReactNode } from 'react'
import { formatDate } from '../../../platform/format/format.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './law.module.css'

const OTHERS = [
  { to: pages.terms(), label: 'Términos' },
  { to: pages.privacy(), label: 'Privacidad' },
  { to: pages.communityRules(), label: 'Normas de la comunidad' },
]

interface LawPageProps {
  title: string
  lead: string
  children: ReactNode
}

export const LawPage = ({ title, lead, children }: LawPageProps) => (
  <Container>
    <PageHeading title={title} lead={lead} />
    <div className={styles.law}>
      {children}
      <p className={styles.version}>Versión del {formatDate(TERMS_VERSION)}.</p>
      <nav aria-label="Otros textos" className={styles.others}>
        {OTHERS.filter(({ label }) => label !== title).map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </Container>
)
