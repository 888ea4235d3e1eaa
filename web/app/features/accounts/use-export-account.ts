import { useMutation } from '@tanstack/react-query'
import { downloadApi } from '../../platform/api/api.ts'

const FILE_NAME = 'andariego.zip'

const save = (file: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE_NAME
  link.click()
  // The browser has taken hold of it by then, also one that asks where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads everything the visitor gave; a plain link could not carry their token. */
export const useExportAccount = () =>
  useMutation({ mutationFn: async () => save(await downloadApi('GET /users/me/export')) })
