import type { ExportFormat } from '@andariego/contract/itineraries-rules'
import { useMutation } from '@tanstack/react-query'
import { downloadApi, formatError } from '../../platform/api/api.ts'
import { showToast } from '../../platform/toasts.ts'

/** A name that every file system takes. */
const fileName = (name: string, format: ExportFormat) =>
  `${
    name
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'itinerario'
  }.${format}`

const keep = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of it by then, also one that asks where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads an itinerary as a file; a plain link could not carry the visitor's token. */
export const useExportItinerary = ({ id, name }: { id: string; name: string }) =>
  useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await downloadApi('GET /itineraries/:id/export', { params: { id }, query: { format } })
      keep(file, fileName(name, format))
    },
    onError: (error) =>
      showToast(`No se pudo descargar el itinerario. ${formatError(error)}`, { kind: 'error' }),
  })
