import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Portrait } from '../../../ui/content/portrait.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import styles from './kept-away.module.css'
import { useBlock, useMute } from './use-keep-away.ts'

const enabled = () => getSession() !== null

/** The people whom the user has blocked or muted, each with a button to undo it. */
export const KeptAway = () => {
  const blocks = useQuery({ ...query('GET /users/me/blocks'), enabled })
  const mutes = useQuery({ ...query('GET /users/me/mutes'), enabled })
  const failed = [blocks, mutes].find(({ isError }) => isError)
  if (failed) return <ErrorState onRetry={() => void failed.refetch()} busy={failed.isFetching} />
  if (!blocks.data || !mutes.data)
    return (
      <SkeletonGroup>
        <Skeleton width="60%" />
      </SkeletonGroup>
    )
  if (blocks.data.data.length + mutes.data.data.length === 0)
    return <p className={styles.nobody}>No has bloqueado ni silenciado a nadie.</p>
  return (
    <ul className={styles.list}>
      {blocks.data.data.map((person) => (
        <Blocked key={person.id} person={person} />
      ))}
      {mutes.data.data.map((person) => (
        <Muted key={person.id} person={person} />
      ))}
    </ul>
  )
}

const Blocked = ({ person }: { person: Person }) => {
  const { mutate, isPending } = useBlock(person.id)
  return (
    <Row
      person={person}
      state="Bloqueado"
      undo="Desbloquear"
      done={`Desbloqueaste a ${calledBy(person)}.`}
      busy={isPending}
      onUndo={mutate}
    />
  )
}

const Muted = ({ person }: { person: Person }) => {
  const { mutate, isPending } = useMute(person.id)
  return (
    <Row
      person={person}
      state="Silenciado"
      undo="Dejar de silenciar"
      done={`Volverás a recibir avisos de ${calledBy(person)}.`}
      busy={isPending}
      onUndo={mutate}
    />
  )
}

interface RowProps {
  person: Person
  state: string
  undo: string
  /** What is said once it is undone. */
  done: string
  busy: boolean
  onUndo: (isKeptAway: false, options: { onSuccess: () => void; onError: (error: Error) => void }) => void
}

const Row = ({ person, state, undo, done, busy, onUndo }: RowProps) => {
  const called = calledBy(person)
  return (
    <li className={styles.person}>
      <Portrait id={person.id} picture={person.userPortrait} />
      <div className={styles.words}>
        <div className={styles.name}>{called}</div>
        <div className={styles.state}>{state}</div>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={`${undo}: ${called}`}
        onClick={() =>
          onUndo(false, {
            onSuccess: () => showToast(done),
            onError: (error) => showToast(formatError(error), { kind: 'error' }),
          })
        }
      >
        {undo}
      </Button>
    </li>
  )
}
