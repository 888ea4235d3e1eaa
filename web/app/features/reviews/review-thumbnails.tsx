import type { ReviewMedia } from '@andariego/contract/media'
import { IconMovie } from '@tabler/icons-react'
import styles from './review-thumbnails.module.css'

/** More than these are counted: '+4'. */
const SHOWN = 3

const isVideo = ({ mimeType }: ReviewMedia) => mimeType.startsWith('video/')

const pictureOf = (media: ReviewMedia): string | null => {
  if (!isVideo(media)) return `/api/media/${media.id}?w=320`
  return media.hasPoster ? `/api/media/${media.id}/poster?w=320` : null
}

/** The photos and videos of a review in small. */
export const ReviewThumbnails = ({ media }: { media: readonly ReviewMedia[] }) => {
  if (media.length === 0) return null
  const rest = media.length - SHOWN
  return (
    <ul className={styles.strip} aria-label="Fotos y videos">
      {media.slice(0, SHOWN).map((one, index) => {
        const picture = pictureOf(one)
        const hidden = index === SHOWN - 1 && rest > 0 ? rest : 0
        const kind = isVideo(one) ? 'video' : 'foto'
        return (
          <li key={one.id}>
            <a
              href={`/api/media/${one.id}`}
              target="_blank"
              rel="noopener"
              aria-label={`Ver ${kind} ${index + 1} de ${media.length}${hidden > 0 ? `, +${hidden}` : ''}`}
              className={styles.thumbnail}
            >
              {picture && <img src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />}
              {isVideo(one) && <IconMovie aria-hidden="true" />}
              {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
