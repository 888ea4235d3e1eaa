import type { Group } from '@andariego/contract/groups'
import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { showToast } from '../../platform/toasts.ts'
import { addFailure } from './group-failure.ts'
import { withChangedGroup } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'
import { UNDO_MS } from './undo.ts'

/** Undoes the removal of a member; also works after the card is unmounted. */
export const useRestoreMember = () => {
  const client = useQueryClient()
  return async ({ id: groupId, name }: Group, person: Person, wasSharing: boolean): Promise<void> => {
    try {
      const answer = await api('POST /groups/:id/members', {
        params: { id: groupId },
        body: { userIds: [person.id] },
      })
      client.setQueryData(groupsPages.queryKey, (pages) => pages && withChangedGroup(pages, answer.data))
      // Only their owner may share them, so they are not shared again.
      if (wasSharing)
        showToast(
          `${calledBy(person)} es otra vez parte de «${name}». Para que se vean aquí, tiene que compartir de nuevo sus itinerarios.`,
          { kind: 'info', durationMs: UNDO_MS },
        )
    } catch (error) {
      showToast(addFailure(error), { kind: 'error' })
    }
    await invalidateAfter(client, 'POST /groups/:id/members')
  }
}
