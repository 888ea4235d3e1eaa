import { calledBy } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Email } from '../../../ui/content/email.tsx'
import { EmptyScene } from '../../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ProfileSkeleton } from '../profile-skeleton.tsx'
import { useBlock } from './use-keep-away.ts'

interface BlockedPersonProps {
  userId: string
  /** Shown when the visitor has not blocked this user. */
  otherwise: ReactNode
}

/** What stands in place of a missing profile: a button to unblock its owner, if the visitor has blocked them. */
export const BlockedPerson = ({ userId, otherwise }: BlockedPersonProps) => {
  const blocks = useQuery(query('GET /users/me/blocks'))
  const block = useBlock(userId)
  if (blocks.isPending) return <ProfileSkeleton />
  const person = blocks.data?.data.find(({ id }) => id === userId)
  if (!person) return otherwise
  const called = calledBy(person)
  const unblock = () =>
    block.mutate(false, {
      onSuccess: () => showToast(`Desbloqueaste a ${called}.`),
      onError: (error) => showToast(formatError(error), { kind: 'error' }),
    })
  return (
    <EmptyState
      scene={<EmptyScene name="lost" />}
      title={
        <>
          Bloqueaste a <Email>{called}</Email>
        </>
      }
      action={
        <Button busy={block.isPending} onClick={unblock}>
          Desbloquear
        </Button>
      }
    >
      No verás su perfil mientras siga en tu lista de bloqueados.
    </EmptyState>
  )
}
