import type { Snapshot } from '@andariego/contract/moderation'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { ReportedMedia } from './reported-media.tsx'
import styles from './snapshot.module.css'

/** Content as it was at one moment. `withMedia` shows the files, which only moderators may load. */
export const SnapshotView = ({ snapshot, withMedia = true }: { snapshot: Snapshot; withMedia?: boolean }) => (
  <blockquote className={styles.snapshot}>
    <p className={styles.title}>{snapshot.title}</p>
    {snapshot.messages.length > 0 ? (
      <ol className={styles.messages}>
        {snapshot.messages.map(({ senderId, content, createdAt, isReported }) => (
          <li key={createdAt + content} className={styles.message} data-reported={isReported || undefined}>
            <span className={styles.by}>
              {senderId === snapshot.messages.find((message) => message.isReported)?.senderId
                ? 'Persona denunciada'
                : 'La otra persona'}{' '}
              · <RelativeTime value={createdAt} />
            </span>
            <span className={styles.text}>{content}</span>
          </li>
        ))}
      </ol>
    ) : (
      snapshot.text !== '' && <p className={styles.text}>{snapshot.text}</p>
    )}
    {withMedia && snapshot.media.length > 0 && (
      <div className={styles.media}>
        {snapshot.media.map((media) => (
          <ReportedMedia key={media.id} {...media} />
        ))}
      </div>
    )}
  </blockquote>
)
