import type { Group } from '@andariego/contract/groups'
import { useState } from 'react'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { GroupCard } from './group-card.tsx'
import { LeaveGroupDialog, RemoveGroupDialog } from './group-dialogs.tsx'
import styles from './group-list.module.css'
import { useRemoveGroup } from './use-remove-group.ts'
import { useLeaveGroup } from './use-remove-member.ts'

interface GroupListProps {
  groups: readonly Group[]
  viewerId: string
  /** Absent when there are no more groups. */
  more?: { onLoad: () => void; busy: boolean; failed: boolean }
  /** Called when a card was removed, and with it the focused element. */
  onGone: () => void
}

export const GroupList = ({ groups, viewerId, more, onGone }: GroupListProps) => {
  const [asked, setAsked] = useState<{ deed: 'remove' | 'leave'; group: Group } | null>(null)
  const remove = useRemoveGroup()
  const leave = useLeaveGroup()
  const done = () => {
    setAsked(null)
    onGone()
  }
  const askedFor = (deed: 'remove' | 'leave') => (asked?.deed === deed ? asked.group : null)
  return (
    <>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard
              group={group}
              viewerId={viewerId}
              onRemove={() => setAsked({ deed: 'remove', group })}
              onLeave={() => setAsked({ deed: 'leave', group })}
            />
          </li>
        ))}
      </ul>
      {more && <LoadMore {...more} />}
      <RemoveGroupDialog
        group={askedFor('remove')}
        onClose={() => setAsked(null)}
        onYes={({ id }) => {
          remove.mutate(id)
          done()
        }}
      />
      <LeaveGroupDialog
        group={askedFor('leave')}
        viewerId={viewerId}
        onClose={() => setAsked(null)}
        onYes={({ id: groupId }) => {
          leave.mutate({ groupId, userId: viewerId })
          done()
        }}
      />
    </>
  )
}
