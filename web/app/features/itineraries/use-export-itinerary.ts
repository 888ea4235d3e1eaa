import type { ExportFormat } from '@andariego/contract/itineraries-rules'
import { useMutation } from '@tanstack/react-query'
import { downloadApi, formatError } from '../../platform/api/api.ts'
import { saveBlob } from '../../platform/save-blob.ts'
import { showToast } from '../../platform/toasts.ts'

/** A file name that is valid on every file system. */
const fileName = (name: string, format: ExportFormat) =>
  `${
    name
      .replace(/[\\/:*?"<>|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'itinerario'
  }.${format}`

/** Downloads an itinerary as a file. A plain link could not send the access token. */
export const useExportItinerary = ({ id, name }: { id: string; name: string }) =>
  useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await downloadApi('GET /itineraries/:id/export', { params: { id }, query: { format } })
      saveBlob(file, fileName(name, format))
    },
    onError: (error) =>
      showToast(`No se pudo descargar el itinerario. ${formatError(error)}`, { kind: 'error' }),
  })
