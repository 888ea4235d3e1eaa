import { useMutation } from '@tanstack/react-query'
import { downloadApi } from '../../platform/api/api.ts'

const FILE_NAME = 'andariego.zip'

const save = (file: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE_NAME
  link.click()
  // By then every browser has started the download, also one that asks where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads the user's data. A plain link could not send the access token. */
export const useExportAccount = () =>
  useMutation({ mutationFn: async () => save(await downloadApi('GET /users/me/export')) })
