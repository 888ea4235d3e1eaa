import { moderationMessages } from '@andariego/contract/moderation-rules'
import type { Place } from '@andariego/contract/places'
import { IconHistory, IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useBarred } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { DescriptionInvitation } from './description-invitation.tsx'
import styles from './place-description.module.css'
import { useIsLocked } from './use-is-locked.ts'

const EditorToCome = () => (
  <SkeletonGroup>
    <Skeleton width="6rem" />
    <Skeleton shape="block" height="12rem" />
  </SkeletonGroup>
)
const DescriptionEditor = lazyPart(
  async () => (await import('./description-editor.tsx')).DescriptionEditor,
  <EditorToCome />,
)
const DescriptionHistory = lazyPart(
  async () => (await import('./description-history.tsx')).DescriptionHistory,
)

const SAVED_NOTICE_MS = 3000

/** A place's description by travellers; every signed-in visitor may edit it, unless moderators locked it. */
export const PlaceDescription = ({ place }: { place: Place }) => {
  const signedIn = useSession() !== null
  const barred = useBarred('publish')
  const isLocked = useIsLocked(place.id)
  const [editing, setEditing] = useState(false)
  const [history, setHistory] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const editButton = useRef<HTMLButtonElement>(null)
  const { description } = place

  const backToText = () => {
    setEditing(false)
    // The button is rendered again with the next paint.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  const saved = () => {
    backToText()
    setHistory((state) => (state === 'open' ? 'closed' : state))
    showToast('Descripción guardada exitosamente.', { durationMs: SAVED_NOTICE_MS })
  }
  return (
    <section>
      <SectionHeading title="Descripción" />
      {editing && signedIn ? (
        <DescriptionEditor
          placeId={place.id}
          current={description ?? ''}
          onSaved={saved}
          onCancel={backToText}
        />
      ) : (
        <>
          {description ? (
            <p className={styles.text}>{description}</p>
          ) : (
            <DescriptionInvitation place={place} isLocked={isLocked} />
          )}
          <div className={classNames(styles.actions, !description && 'only-user')} data-print="hidden">
            {isLocked ? (
              <p className={styles.nothing}>{moderationMessages.descriptionLocked}</p>
            ) : (
              <Button
                ref={editButton}
                variant="secondary"
                size="small"
                className="only-user"
                icon={<IconPencil aria-hidden="true" />}
                onClick={() => setEditing(true)}
                {...barred}
              >
                {description ? 'Editar descripción' : 'Agregar descripción'}
              </Button>
            )}
            {description && (
              <Button
                variant="quiet"
                size="small"
                className={styles.history}
                icon={<IconHistory aria-hidden="true" />}
                onClick={() => setHistory('open')}
              >
                Historial
              </Button>
            )}
          </div>
        </>
      )}
      {history !== 'unseen' && (
        <DescriptionHistory
          placeId={place.id}
          current={description ?? ''}
          open={history === 'open'}
          isLocked={isLocked}
          onClose={() => setHistory('closed')}
          onRestored={saved}
        />
      )}
    </section>
  )
}
