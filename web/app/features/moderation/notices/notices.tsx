import { restrictionMessage } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { keepRestriction } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { HeldBackCard } from './held-back-card.tsx'
import { NoticeCard } from './notice-card.tsx'
import styles from './notices.module.css'
import { NoticesSkeleton } from './notices-skeleton.tsx'

/** What waits for a moderator, and decisions of moderators about the viewer's content; for moderators also a link to their desk. */
export const Notices = () => {
  const client = useQueryClient()
  const notices = useQuery(query('GET /users/me/notices'))
  // Each decision, and each answer to an appeal, is also a notification.
  useLiveEvent('notifications', () => void invalidate(client, 'GET /users/me/notices'))
  const zone = useTimeZone()
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined && notices.data) keepRestriction(userId, notices.data.restriction)
  }, [userId, notices.data])
  if (notices.isPending) return <NoticesSkeleton />
  if (!notices.data)
    return (
      <ErrorState onRetry={() => void notices.refetch()} busy={notices.isFetching}>
        {formatError(notices.error)}
      </ErrorState>
    )
  const { data, heldBack, restriction, may } = notices.data
  return (
    <div className={styles.notices}>
      {may.includes('moderate') && (
        <LinkButton to={pages.moderation()} variant="secondary">
          Ir a la mesa de moderación
        </LinkButton>
      )}
      {restriction && (
        <FormMessage>
          {restrictionMessage(restriction.kind, restriction.until, restriction.reason, zone)}
        </FormMessage>
      )}
      {heldBack.map((held) => (
        <HeldBackCard key={held.id} held={held} />
      ))}
      {data.length + heldBack.length === 0 ? (
        <EmptyState title="No tienes avisos">
          Si la moderación cambia algo tuyo, aquí lo verás con su motivo.
        </EmptyState>
      ) : (
        data.map((notice) => <NoticeCard key={notice.id} notice={notice} />)
      )}
    </div>
  )
}
