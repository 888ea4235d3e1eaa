import { MEDIA_MAX_FILES, MEDIA_MAX_MEGABYTES, MEDIA_TYPES } from '@andariego/contract/media-rules'
import { IconCamera, IconPhotoPlus, IconVideoPlus } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { Attachment, Refusal } from './attachment.ts'
import { AttachmentTile } from './attachment-tile.tsx'
import styles from './attachments.module.css'
import { FileButton } from './file-button.tsx'

interface AttachmentFieldProps {
  attachments: readonly Attachment[]
  refusals: readonly Refusal[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** The upload progress of each file, 0 to 1; null when nothing is being sent. */
  progress: number[] | null
  locked: boolean
}

/**
 * HEIC is accepted although it is converted to JPEG where the browser can: phones would otherwise hide such photos in the picker.
 */
const ACCEPTED = [...MEDIA_TYPES, 'image/heic', 'image/heif', '.heic', '.heif', '.mov'].join(',')

/** Field for the photos and videos of a review: from the gallery, the camera, dropped or pasted. */
export const AttachmentField = (props: AttachmentFieldProps) => {
  const { attachments, refusals, onAdd, onRemove, progress, locked } = props
  const hintId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const full = attachments.length >= MEDIA_MAX_FILES
  const remove = (id: string) => {
    onRemove(id)
    // The button that had the focus was removed.
    field.current?.querySelector('button')?.focus()
  }
  return (
    <fieldset ref={field} className={styles.field} aria-describedby={hintId}>
      <legend className={styles.legend}>
        Fotos y videos <span className={styles.optional}>(opcional)</span>
      </legend>
      <div className={styles.buttons}>
        <FileButton
          accept={ACCEPTED}
          multiple
          disabled={locked || full}
          onFiles={onAdd}
          icon={<IconPhotoPlus aria-hidden="true" />}
        >
          Elegir archivos
        </FileButton>
        <FileButton
          accept="image/*"
          capture="environment"
          disabled={locked || full}
          onFiles={onAdd}
          className={styles.camera}
          icon={<IconCamera aria-hidden="true" />}
        >
          Tomar foto
        </FileButton>
        <FileButton
          accept="video/*"
          capture="environment"
          disabled={locked || full}
          onFiles={onAdd}
          className={styles.camera}
          icon={<IconVideoPlus aria-hidden="true" />}
        >
          Grabar video
        </FileButton>
      </div>
      <p id={hintId} className={styles.hint}>
        <span className={styles.desk}>También puedes arrastrarlos o pegarlos aquí. </span>
        Hasta {MEDIA_MAX_FILES} archivos de {MEDIA_MAX_MEGABYTES} MB: JPEG, PNG, GIF, WEBP, MP4 o MOV.
      </p>
      {attachments.length > 0 && (
        <ul className={styles.tiles} aria-label="Archivos elegidos">
          {attachments.map((attachment, index) => (
            <AttachmentTile
              key={attachment.id}
              attachment={attachment}
              progress={progress?.[index] ?? null}
              onRemove={() => remove(attachment.id)}
              locked={locked}
            />
          ))}
        </ul>
      )}
      <div className={styles.refusals} aria-live="polite">
        {grouped(refusals).map(([problem, names]) => (
          <p key={problem}>
            {problem} <span className={styles.names}>{names.join(', ')}</span>
          </p>
        ))}
      </div>
    </fieldset>
  )
}

/** Groups the refusals by message, so that each message appears once with its files. */
const grouped = (refusals: readonly Refusal[]): [string, string[]][] => [
  ...refusals.reduce(
    (byProblem, { problem, filename }) =>
      byProblem.set(problem, [...(byProblem.get(problem) ?? []), filename]),
    new Map<string, string[]>(),
  ),
]
