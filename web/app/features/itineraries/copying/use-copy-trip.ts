import { pages } from '@andariego/contract/pages'
import type { CopiedPart } from '@andariego/contract/trips-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { showToast } from '../../../platform/toasts.ts'

interface Copied {
  id: string
  startDate: string | null
  parts: readonly CopiedPart[]
}

/** Copies a trip and opens the copy. */
export const useCopyTrip = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ id, startDate, parts }: Copied) => {
      const body = { startDate, parts: [...parts] }
      return (await api('POST /itineraries/:id/copy', { params: { id }, body })).data
    },
    onSuccess: async (made) => {
      await invalidateAfter(client, 'POST /itineraries/:id/copy')
      showToast(`Se creó «${made.name}».`)
      void navigate(pages.itinerary({ id: made.id }), { replace: true })
    },
  })
}
