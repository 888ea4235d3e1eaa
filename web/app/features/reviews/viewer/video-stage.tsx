import type { MediaFile } from '@andariego/contract/media'
import { useState } from 'react'
import { mediaUrl } from '../media-source.ts'
import styles from './media-viewer.module.css'
import { StageFailure } from './stage-failure.tsx'
import { type Swiping, useSwipe } from './use-swipe.ts'

/** The height of the native controls: a drag over them moves the position. */
const CONTROLS_PIXELS = 96

interface StageProps extends Swiping {
  media: MediaFile
}

/** A video with the browser's native controls. Above them it can be swiped, as photos can. */
export const VideoStage = ({ media, onSwipe }: StageProps) => {
  const [failed, setFailed] = useState(false)
  const swipe = useSwipe({ onSwipe, reserved: CONTROLS_PIXELS })
  if (failed) return <StageFailure onRetry={() => setFailed(false)} onSwipe={onSwipe} />
  return (
    <div className={styles.stage} data-video {...swipe}>
      {/* biome-ignore lint/a11y/useMediaCaption: people's own films have no captions */}
      <video
        src={mediaUrl(media)}
        poster={media.hasPoster ? `${mediaUrl(media)}/poster` : undefined}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        aria-label={media.originalFilename}
        controls
        playsInline
        preload="metadata"
        className={styles.picture}
        onError={() => setFailed(true)}
      />
    </div>
  )
}
