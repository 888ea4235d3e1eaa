import type { MediaFile } from '@andariego/contract/media'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { mayMove, mediaUrl, stillSource } from '../media-source.ts'
import { usePlaceholder } from '../use-placeholder.ts'
import styles from './media-viewer.module.css'
import { StageFailure } from './stage-failure.tsx'
import type { Swiping } from './use-swipe.ts'
import { useZoom } from './use-zoom.ts'
import { MAX_SCALE } from './zoom.ts'

interface StageProps extends Swiping {
  media: MediaFile
}

/** A photo that can be zoomed, moved and swiped. */
export const PhotoStage = ({ media, onSwipe }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const { zoom, drag, zoomBy, reset, gestures } = useZoom(stage, picture, { onSwipe })
  const placeholder = usePlaceholder(media.placeholder, state === 'loading')
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  if (state === 'failed') return <StageFailure onRetry={retry} onSwipe={onSwipe} />

  const { scale, x, y } = zoom
  const source = mayMove(media) ? { src: mediaUrl(media) } : stillSource(media)
  return (
    <>
      <div ref={stage} className={styles.stage} data-enlarged={scale > 1 || undefined} {...gestures}>
        <img
          key={attempt}
          ref={picture}
          {...source}
          // Zoomed in, a larger picture is needed.
          sizes={scale > 1 ? '250vw' : '100vw'}
          alt={media.originalFilename}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          draggable={false}
          className={styles.picture}
          data-moving={drag !== null || undefined}
          style={{
            backgroundImage: placeholder && `url("${placeholder}")`,
            transform: `translate(${x + (drag?.x ?? 0)}px, ${y + (drag?.y ?? 0)}px) scale(${scale})`,
          }}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton
          label="Alejar"
          icon={<IconZoomOut aria-hidden="true" />}
          aria-disabled={scale === 1}
          onClick={() => zoomBy(-1)}
          className={styles.button}
        />
        <button
          type="button"
          className={styles.percent}
          aria-label={`Ampliación ${Math.round(scale * 100)} %: volver al tamaño completo`}
          onClick={reset}
        >
          {Math.round(scale * 100)} %
        </button>
        <IconButton
          label="Acercar"
          icon={<IconZoomIn aria-hidden="true" />}
          aria-disabled={scale === MAX_SCALE}
          onClick={() => zoomBy(1)}
          className={styles.button}
        />
      </div>
    </>
  )
}
