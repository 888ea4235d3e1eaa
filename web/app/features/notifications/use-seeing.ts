import type { ToldNotification } from '@andariego/contract/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { unreadQuery } from './unread-query.ts'

/**
 * Marks the shown notifications as seen. Returns the ids of those that were unseen when this list was opened: they stay
 * highlighted until it is closed.
 */
export const useSeeing = (shown: readonly ToldNotification[]): readonly string[] => {
  const client = useQueryClient()
  const [fresh, setFresh] = useState<readonly string[]>([])
  const unseen = shown.filter(({ isRead }) => !isRead)
  const added = unseen.map(({ id }) => id).filter((id) => !fresh.includes(id))
  if (added.length > 0) setFresh([...fresh, ...added])
  const until = unseen[0]?.at
  useEffect(() => {
    if (until === undefined) return
    api('POST /notifications/read', { body: { until } }).then(
      (answer) => client.setQueryData(unreadQuery.queryKey, answer),
      // After a failure they stay unseen and are marked when the list is opened again.
      () => {},
    )
  }, [client, until])
  return fresh
}
