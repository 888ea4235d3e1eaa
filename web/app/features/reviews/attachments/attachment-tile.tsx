import { IconVideo, IconX } from '@tabler/icons-react'
import { PlaySign } from '../play-sign.tsx'
import type { Attachment } from './attachment.ts'
import styles from './attachments.module.css'

interface AttachmentTileProps {
  attachment: Attachment
  /** The upload progress, 0 to 1; null when nothing is being sent. */
  progress: number | null
  onRemove: () => void
  locked: boolean
}

const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })
/** At least 0,1 MB: a small file is not nothing. */
const titleOf = ({ name, size }: File) =>
  `${name} (${megabytes.format(Math.max(0.1, size / 1024 / 1024))} MB)`

/** One chosen file: its preview, its progress, and a button to remove it. */
export const AttachmentTile = ({ attachment, progress, onRemove, locked }: AttachmentTileProps) => {
  const { file, state, kind, previewUrl } = attachment
  return (
    <li className={styles.tile} title={titleOf(file)} aria-busy={state === 'preparing' || undefined}>
      {previewUrl ? (
        <img className={styles.preview} src={previewUrl} alt={file.name} />
      ) : (
        <span className={styles.blank}>
          {state === 'ready' && <IconVideo aria-hidden="true" />}
          <span className={styles.name}>{state === 'preparing' ? 'Preparando…' : file.name}</span>
        </span>
      )}
      {kind === 'video' && previewUrl && <PlaySign />}
      {progress !== null && (
        <progress
          className={styles.progress}
          value={progress}
          max={1}
          aria-label={progress < 1 ? `Enviando ${file.name}` : `${file.name}: enviado`}
        />
      )}
      {!locked && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Quitar ${file.name}`}
          title="Quitar"
          onClick={onRemove}
        >
          <IconX aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
