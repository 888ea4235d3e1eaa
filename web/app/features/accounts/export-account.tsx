import { IconDownload } from '@tabler/icons-react'
import { formatError } from '../../platform/api/api.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './export-account.module.css'
import { useExportAccount } from './use-export-account.ts'

export const ExportAccount = () => {
  const download = useExportAccount()
  return (
    <div className={styles.export}>
      {download.isError && <FormMessage>{formatError(download.error)}</FormMessage>}
      {download.isSuccess && <FormMessage kind="success">Tu copia está lista: andariego.zip.</FormMessage>}
      <Button
        variant="secondary"
        icon={<IconDownload aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? 'Preparando la copia…' : 'Descargar mis datos'}
      </Button>
    </div>
  )
}
