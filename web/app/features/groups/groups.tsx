import { IconPlus } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { useBarred } from '../../platform/session/restriction.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { CreateGroupDialog } from './create-group-dialog.tsx'
import { GroupList } from './group-list.tsx'
import { groupsOf } from './group-pages.ts'
import { useGroups } from './groups-query.ts'
import { GroupsSkeleton } from './groups-skeleton.tsx'
import { useLiveGroups } from './use-live-groups.ts'

/** The groups page for signed-in users. */
export const Groups = ({ viewerId }: { viewerId: string }) => {
  const createButton = useRef<HTMLButtonElement>(null)
  const [isCreating, setCreating] = useState(false)
  const barred = useBarred('publish')
  useLiveGroups()
  const query = useGroups()
  const groups = groupsOf(query.data)
  const content = () => {
    if (query.isPending) return <GroupsSkeleton />
    if (!query.data)
      return (
        <ErrorState
          title="No se pudieron cargar tus grupos."
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        >
          {formatError(query.error)}
        </ErrorState>
      )
    if (groups.length === 0)
      return (
        <EmptyState
          scene={<EmptyScene name="no-groups" />}
          title="No hay grupos creados"
          action={
            <Button onClick={() => setCreating(true)} {...barred}>
              Crear mi primer grupo
            </Button>
          }
        >
          Reúne a quienes viajan contigo y comparte con ellos tus itinerarios.
        </EmptyState>
      )
    const more = {
      onLoad: () => void query.fetchNextPage(),
      busy: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
    }
    return (
      <GroupList
        groups={groups}
        viewerId={viewerId}
        more={query.hasNextPage ? more : undefined}
        // Waits a frame: the closing dialog first gives the focus back to a button that no longer exists.
        onGone={() => requestAnimationFrame(() => createButton.current?.focus())}
      />
    )
  }
  return (
    <>
      <GroupsHeading onCreate={() => setCreating(true)} createButton={createButton} />
      {content()}
      <CreateGroupDialog open={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

interface GroupsHeadingProps {
  onCreate?: () => void
  createButton?: Ref<HTMLButtonElement>
}

/** The heading of the page. It is the same before hydration, so that nothing moves. */
export const GroupsHeading = ({ onCreate, createButton }: GroupsHeadingProps) => {
  const barred = useBarred('publish')
  return (
    <PageHeading
      title="Mis Grupos"
      lead="Tus compañeros de viaje, reunidos por aventura."
      actions={
        <Button ref={createButton} icon={<IconPlus aria-hidden="true" />} onClick={onCreate} {...barred}>
          Crear grupo
        </Button>
      }
    />
  )
}
