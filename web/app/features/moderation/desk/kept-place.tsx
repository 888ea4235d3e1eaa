import { moderationMessages } from '@andariego/contract/moderation-rules'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { query } from '../../../platform/api/queries.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'

/** Names the place that a merge keeps before the moderator confirms it, because a merge cannot be undone. */
export const KeptPlace = ({ id }: { id: string }) => {
  const place = useQuery(query('GET /places/:id', { params: { id } }))
  // The address of a merged place leads to another one; the server wants the place itself.
  if (place.data?.id === id) {
    const { name, address } = place.data
    return (
      <FormMessage kind="info">
        Se queda «{name}», {address}.
      </FormMessage>
    )
  }
  return place.data || failureOf('GET /places/:id', place.error) === 'not-found' ? (
    <FormMessage>{moderationMessages.mergeNotFound}</FormMessage>
  ) : null
}
