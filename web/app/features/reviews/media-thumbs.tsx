import type { MediaFile } from '@andariego/contract/media'
import { useState } from 'react'
import { importAhead } from '../../platform/rendering/import-code.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { isVideo } from './media-source.ts'
import { MediaThumb } from './media-thumb.tsx'
import styles from './media-thumbs.module.css'
import { thumbPlan } from './thumb-plan.ts'

const viewerModule = () => import('./viewer/media-viewer.tsx')
const MediaViewer = lazyPart(async () => (await viewerModule()).MediaViewer)

const labelOf = (media: MediaFile, index: number, count: number) =>
  `Ver ${isVideo(media) ? 'video' : 'foto'} ${index + 1} de ${count}: ${media.originalFilename}`

interface MediaThumbsProps {
  media: MediaFile[]
  /** Whether the viewer may report these files. */
  mayReport: boolean
}

/** At most three thumbnails and the number of the others; each opens the viewer with all of them. */
export const MediaThumbs = ({ media, mayReport }: MediaThumbsProps) => {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const { shown, more } = thumbPlan(media)
  if (media.length === 0) return null
  const preload = () => importAhead(viewerModule)
  return (
    <>
      <ul className={styles.thumbs} aria-label="Fotos y videos" onPointerEnter={preload} onFocus={preload}>
        {shown.map((one, index) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={labelOf(one, index, media.length)}
              onClick={() => setOpenAt(index)}
            >
              <MediaThumb media={one} />
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`+${more} más`}
              onClick={() => setOpenAt(shown.length)}
            >
              +{more}
            </button>
          </li>
        )}
      </ul>
      {openAt !== null && (
        <MediaViewer media={media} mayReport={mayReport} startAt={openAt} onClose={() => setOpenAt(null)} />
      )}
    </>
  )
}
