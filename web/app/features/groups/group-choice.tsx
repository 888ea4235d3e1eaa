import { pages } from '@andariego/contract/pages'
import { formatError } from '../../platform/api/api.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { Retry } from '../../ui/actions/retry.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { groupsOf } from './group-pages.ts'
import { useGroups } from './groups-query.ts'
import styles from './share-with-groups.module.css'

interface GroupChoiceProps {
  /** Ids of the chosen groups; also of groups further down the list than the loaded pages. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

export const GroupChoice = ({ chosen, onChoose }: GroupChoiceProps) => {
  const query = useGroups()
  const groups = groupsOf(query.data)
  if (query.isPending)
    return (
      <SkeletonGroup>
        <Skeleton width="12rem" />
        <Skeleton width="10rem" />
      </SkeletonGroup>
    )
  if (!query.data)
    return (
      <>
        <FormMessage>{formatError(query.error)}</FormMessage>
        <Retry busy={query.isFetching} onRetry={() => void query.refetch()} />
      </>
    )
  if (groups.length === 0)
    return (
      <>
        <p className={styles.nobody}>No hay grupos creados</p>
        {/* Replaces the dialog's own history entry. */}
        <LinkButton to={pages.groups()} replace variant="secondary">
          Ir a Mis Grupos
        </LinkButton>
      </>
    )
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.choices} aria-label="Grupos">
      {groups.map(({ id, name }) => (
        <Checkbox key={id} compact label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
      {query.hasNextPage && (
        <LoadMore
          onLoad={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
        />
      )}
    </fieldset>
  )
}
