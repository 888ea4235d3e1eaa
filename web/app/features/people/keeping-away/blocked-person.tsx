import type { Person } from '@andariego/contract/people'
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
  /** Tells whether the missing profile is this person's. */
  isOwner: (person: Person) => boolean
  /** Shown when the user has not blocked the owner. */
  otherwise: ReactNode
}

/** What stands in place of a missing profile: a button to unblock its owner, if the user has blocked them. */
export const BlockedPerson = ({ isOwner, otherwise }: BlockedPersonProps) => {
  const blocks = useQuery(query('GET /users/me/blocks'))
  if (blocks.isPending) return <ProfileSkeleton />
  const person = blocks.data?.data.find(isOwner)
  return person ? <EndOfBlock person={person} /> : otherwise
}

const EndOfBlock = ({ person }: { person: Person }) => {
  const block = useBlock(person.id)
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
