import type { MediaFile } from '@andariego/contract/media'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { useModalDialog } from '../../../ui/overlay/use-modal-dialog.ts'
import { ReportButton } from '../../moderation/public.ts'
import { isVideo } from '../media-source.ts'
import styles from './media-viewer.module.css'
import { PhotoStage } from './photo-stage.tsx'
import { VideoStage } from './video-stage.tsx'

interface MediaViewerProps {
  media: MediaFile[]
  mayReport: boolean
  startAt: number
  onClose: () => void
}

const captionOf = (media: MediaFile) => `${isVideo(media) ? 'Video' : 'Foto'}: ${media.originalFilename}`

/** A full-screen viewer for all photos and videos of a review, one at a time. */
export const MediaViewer = ({ media, mayReport, startAt, onClose }: MediaViewerProps) => {
  const [index, setIndex] = useState(startAt)
  const modal = useModalDialog(true, onClose)
  const current = media[Math.min(index, media.length - 1)]
  if (!current) return null
  const go = (by: number) => setIndex((before) => Math.min(media.length - 1, Math.max(0, before + by)))

  const onKeyDown = (event: KeyboardEvent) => {
    // The focused video uses the arrow keys itself.
    if (event.target instanceof HTMLVideoElement) return
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -media.length,
      End: media.length,
    }
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }
  const Stage = isVideo(current) ? VideoStage : PhotoStage
  return (
    <dialog
      {...modal}
      className={styles.viewer}
      // Dark in both colour schemes, because photos look best on a dark background.
      data-scheme="dark"
      aria-label="Fotos y videos de la reseña"
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <p className={styles.count} aria-hidden="true">
            {index + 1} / {media.length}
          </p>
          <p className={styles.caption} role="status">
            <VisuallyHidden>
              {index + 1} de {media.length}.{' '}
            </VisuallyHidden>
            {captionOf(current)}
          </p>
          {mayReport && (
            <ReportButton
              subjectType="media"
              subjectId={current.id}
              called={isVideo(current) ? 'este video' : 'esta foto'}
              className={styles.button}
            />
          )}
          <IconButton
            label="Cerrar"
            icon={<IconX aria-hidden="true" />}
            onClick={onClose}
            data-autofocus
            className={styles.button}
          />
        </div>
        <Stage
          key={current.id}
          media={current}
          onSwipe={(to) => (to === 'close' ? onClose() : go(to === 'next' ? 1 : -1))}
        />
        {media.length > 1 && (
          <>
            <IconButton
              label="Anterior"
              icon={<IconChevronLeft aria-hidden="true" />}
              aria-disabled={index === 0}
              onClick={() => go(-1)}
              className={`${styles.button} ${styles.previous}`}
            />
            <IconButton
              label="Siguiente"
              icon={<IconChevronRight aria-hidden="true" />}
              aria-disabled={index === media.length - 1}
              onClick={() => go(1)}
              className={`${styles.button} ${styles.next}`}
            />
          </>
        )}
      </div>
    </dialog>
  )
}
