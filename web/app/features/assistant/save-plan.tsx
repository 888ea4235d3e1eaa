import { pages } from '@andariego/contract/pages'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { api, formatError } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button, LinkButton } from '../../ui/actions/button.tsx'
import { CoveringContext } from './place-link.tsx'
import { dayAfter } from './start-itinerary.ts'

const UNDO_MS = 8000

/** Saves the plan of an answer unchanged, starting tomorrow. Pressing again leads to the same itinerary. */
export const SavePlan = ({ answerId }: { answerId: string }) => {
  const client = useQueryClient()
  const covers = useContext(CoveringContext)
  const [savedId, setSavedId] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: (id: string) => api('DELETE /itineraries/:id', { params: { id } }),
    onSuccess: () => {
      setSavedId(null)
      showToast('El itinerario ya no está guardado.', { kind: 'info' })
      return invalidateAfter(client, 'DELETE /itineraries/:id')
    },
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
  const save = useMutation({
    mutationFn: async () => {
      const body = { startDate: dayAfter(new Date(), 1) }
      return (await api('POST /chat/messages/:id/itinerary', { params: { id: answerId }, body })).data
    },
    onSuccess: ({ id, name }) => {
      setSavedId(id)
      showToast(`Se guardó «${name}» entre tus itinerarios.`, {
        action: { label: 'Deshacer', run: () => remove.mutate(id) },
        durationMs: UNDO_MS,
      })
      return invalidateAfter(client, 'POST /chat/messages/:id/itinerary')
    },
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
  const barred = useBarred('change')
  const icon = <IconDeviceFloppy aria-hidden="true" />
  return savedId ? (
    <LinkButton size="small" icon={icon} to={pages.itinerary({ id: savedId })} replace={covers}>
      Ver itinerario
    </LinkButton>
  ) : (
    <Button size="small" icon={icon} busy={save.isPending} onClick={() => save.mutate()} {...barred}>
      Guardar itinerario
    </Button>
  )
}
