import { calledBy, DELETED_PERSON } from '@andariego/contract/people-rules'
import type { DescriptionVersion } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { allows } from '../../../platform/api/allows.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/content/chip.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ReportButton } from '../../moderation/public.ts'
import { descriptionHistoryQuery } from './description-history-query.ts'
import styles from './place-description.module.css'
import { useIsLocked } from './use-is-locked.ts'
import { saveFailure, useSaveDescription } from './use-save-description.ts'

interface DescriptionHistoryProps {
  placeId: string
  current: string
  open: boolean
  onClose: () => void
  onRestored: () => void
}

/** All versions of the description. Restoring an older one is an edit like any other. */
export const DescriptionHistory = ({
  placeId,
  current,
  open,
  onClose,
  onRestored,
}: DescriptionHistoryProps) => {
  const viewer = useSession()?.user.id ?? null
  const signedIn = viewer !== null
  const isLocked = useIsLocked(placeId)
  const history = useQuery({ ...descriptionHistoryQuery(placeId, viewer), enabled: open })
  const restore = useSaveDescription(placeId)
  const putBack = (description: string) => restore.mutate(description, { onSuccess: onRestored })
  return (
    <Dialog open={open} onClose={onClose} title="Historial de la descripción">
      {restore.isError && <FormMessage>{saveFailure(restore.error)}</FormMessage>}
      {history.isPending && <VersionsToCome />}
      {history.isError && <ErrorState onRetry={() => history.refetch()} busy={history.isFetching} />}
      <ol className={styles.versions}>
        {history.data?.map((version) => (
          <li key={version.id} className={styles.version}>
            <p className={styles.byline}>
              <span className={styles.author}>{authorOf(version)}</span>
              <span>
                <RelativeTime value={version.createdAt} />
              </span>
              {allows(version, 'report') && (
                <ReportButton subjectType="description" subjectId={version.id} called="esta descripción" />
              )}
              {version.description === current && <Chip tone="primary">Actual</Chip>}
            </p>
            <p className={styles.text}>{version.description}</p>
            {signedIn && !isLocked && version.description !== current && (
              <Button
                variant="secondary"
                size="small"
                busy={restore.isPending && restore.variables === version.description}
                disabled={restore.isPending}
                onClick={() => putBack(version.description)}
              >
                Restaurar
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

const authorOf = ({ authorId, authorName, authorEmail, authorHandle }: DescriptionVersion): string =>
  authorId === null
    ? DELETED_PERSON
    : calledBy({ userName: authorName, userEmail: authorEmail, userHandle: authorHandle })

const VersionsToCome = () => (
  <SkeletonGroup>
    <Skeleton width="40%" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="70%" />
  </SkeletonGroup>
)
