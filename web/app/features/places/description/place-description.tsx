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
/** Only who is signed in can meet a lock: the code loads then, and the button is there meanwhile. */
const UnlessLocked = lazyPart(
  async () => (await import('./unless-locked.tsx')).UnlessLocked,
  ({ children }) => children,
  { dispensable: true },
)

const SAVED_NOTICE_MS = 3000

/** A place's description, which every signed-in user may edit, unless moderators locked it. */
export const PlaceDescription = ({ place }: { place: Place }) => {
  const signedIn = useSession() !== null
  const barred = useBarred('publish')
  const [editing, setEditing] = useState(false)
  const [history, setHistory] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const toEditor = useRef<HTMLButtonElement>(null)
  const { description } = place

  const backToText = () => {
    setEditing(false)
    // The button is rendered again with the next paint.
    requestAnimationFrame(() => toEditor.current?.focus())
  }
  const saved = () => {
    backToText()
    setHistory((state) => (state === 'open' ? 'closed' : state))
    showToast('Descripción guardada exitosamente.', { durationMs: SAVED_NOTICE_MS })
  }
  const editButton = (
    <Button
      ref={toEditor}
      variant="secondary"
      size="small"
      className="only-user"
      icon={<IconPencil aria-hidden="true" />}
      onClick={() => setEditing(true)}
      {...barred}
    >
      {description ? 'Editar descripción' : 'Agregar descripción'}
    </Button>
  )
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
            <DescriptionInvitation place={place} />
          )}
          <div className={classNames(styles.actions, !description && 'only-user')} data-print="hidden">
            {signedIn ? <UnlessLocked placeId={place.id}>{editButton}</UnlessLocked> : editButton}
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
          onClose={() => setHistory('closed')}
          onRestored={saved}
        />
      )}
    </section>
  )
}
