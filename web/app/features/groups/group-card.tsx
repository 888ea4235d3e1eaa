import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { useId } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { Chip } from '../../ui/content/chip.tsx'
import { Email } from '../../ui/content/email.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ReportButton } from '../moderation/public.ts'
import { GroupActions, type GroupActionsProps } from './group-actions.tsx'
import styles from './group-card.module.css'
import { GroupMembers } from './group-members.tsx'
import { SharedItineraries } from './shared-itineraries.tsx'

interface GroupCardProps extends GroupActionsProps {
  viewerId: string
}

export const GroupCard = ({ group, viewerId, onRemove, onLeave }: GroupCardProps) => {
  const titleId = useId()
  const isAdmin = group.adminId === viewerId
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.name}>
          {group.name}
        </h2>
        <p className={styles.description} data-missing={group.description === null || undefined}>
          {group.description ?? 'Sin descripción'}
        </p>
      </header>
      <p className={styles.admin}>
        <span className={styles.label}>Administra</span>
        {isAdmin ? (
          <>
            <span className={styles.email}>
              <Email>{calledBy(group.adminPerson)}</Email>
            </span>
            <Chip tone="primary">Tú</Chip>
          </>
        ) : (
          <Link to={pages.user({ id: group.adminId })} className={styles.email}>
            <Email>{calledBy(group.adminPerson)}</Email>
          </Link>
        )}
      </p>
      <GroupMembers group={group} viewerId={viewerId} />
      <SharedItineraries group={group} viewerId={viewerId} />
      <footer className={styles.actions}>
        <GroupActions group={group} onRemove={onRemove} onLeave={onLeave} />
        {group.may.includes('report') && (
          <ReportButton subjectType="group" subjectId={group.id} called="este grupo" />
        )}
      </footer>
    </Card>
  )
}
