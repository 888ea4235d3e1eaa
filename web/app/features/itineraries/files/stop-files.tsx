import type { TripFile } from '@andariego/contract/trip-files'
import { IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { saveBlob } from '../../../platform/save-blob.ts'
import { showToast } from '../../../platform/toasts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useAsked } from '../../../ui/overlay/use-asked.ts'
import { bytesOfFile } from './open-file.ts'
import styles from './stop-files.module.css'
import { useRemoveFile } from './use-trip-files.ts'

const isPicture = ({ media }: TripFile) => media.mimeType.startsWith('image/')

/** A stop's files: a picture opens in a dialog, a document is downloaded. With a kept trip this also works offline. */
export const StopFiles = ({ tripId, files }: { tripId: string; files: readonly TripFile[] }) => {
  const [picture, setPicture] = useState<{ url: string; name: string } | null>(null)
  const remove = useRemoveFile(tripId)
  const { asked, ask, close: keep } = useAsked<TripFile>(remove)
  const open = useMutation({
    mutationFn: async (file: TripFile) => {
      const content = await bytesOfFile(file.media)
      const name = file.media.originalFilename
      if (isPicture(file)) setPicture({ url: URL.createObjectURL(content), name })
      else saveBlob(content, name)
    },
    onError: (error) =>
      showToast(error.name === 'Error' ? error.message : formatError(error), { kind: 'error' }),
  })
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.url)
    setPicture(null)
  }
  return (
    <>
      <ul className={styles.files} data-print="hidden">
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <button type="button" className={styles.open} onClick={() => open.isPending || open.mutate(file)}>
              {isPicture(file) ? <IconPhoto aria-hidden="true" /> : <IconFileTypePdf aria-hidden="true" />}
              <span>{file.media.originalFilename}</span>
            </button>
            {file.may.includes('remove') && (
              <IconButton
                label={`Quitar ${file.media.originalFilename}`}
                icon={<IconX aria-hidden="true" />}
                onClick={() => ask(file)}
              />
            )}
          </li>
        ))}
      </ul>
      <Dialog open={picture !== null} onClose={close} title={picture?.name ?? 'Archivo'}>
        {picture && <img src={picture.url} alt={picture.name} className={styles.picture} />}
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        onClose={keep}
        title="¿Quitar el archivo?"
        yes="Quitar"
        doing="Quitando…"
        busy={remove.isPending}
        failure={remove.isError && formatError(remove.error)}
        onYes={() => asked && remove.mutate(asked.id, { onSuccess: keep })}
      >
        <p>
          «{asked?.media.originalFilename}» se borra para todas las personas del viaje. No se puede deshacer.
        </p>
      </ConfirmDialog>
    </>
  )
}
