import type { MediaFile } from '@andariego/contract/media'
import { useState } from 'react'
import { mediaUrl } from '../media-source.ts'
import styles from './media-viewer.module.css'
import { StageFailure } from './stage-failure.tsx'

/** A video with the browser's native controls. */
export const VideoStage = ({ media }: { media: MediaFile }) => {
  const [failed, setFailed] = useState(false)
  if (failed) return <StageFailure onRetry={() => setFailed(false)} />
  return (
    <div className={styles.stage} data-video>
      {/* biome-ignore lint/a11y/useMediaCaption: travellers' own films have no captions */}
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
