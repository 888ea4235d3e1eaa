import { pages } from '@andariego/contract/pages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyScene } from '../../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'

/** Asks before the invitation is accepted: opening a link is not consent. */
export const Invitation = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const barred = useBarred('change')
  const client = useQueryClient()
  const accept = useMutation({
    mutationFn: async () => (await api('POST /invitations/:token', { params: { token } })).data,
    onSuccess: ({ id }) => {
      void invalidate(client, 'GET /itineraries')
      void navigate(pages.itinerary({ id }), { replace: true })
    },
  })
  return (
    <EmptyState
      scene={<EmptyScene name="no-places" />}
      title={<h1>Te invitaron a un viaje</h1>}
      action={
        <Button busy={accept.isPending} onClick={() => accept.mutate()} {...barred}>
          Unirme al viaje
        </Button>
      }
    >
      Al unirte, quienes viajan contigo verán tu correo.
      {accept.error && <FormMessage>{formatError(accept.error)}</FormMessage>}
    </EmptyState>
  )
}
