import type { Group } from '@andariego/contract/groups'
import { pages } from '@andariego/contract/pages'
import { IconLogout2, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Chip } from '../../ui/content/chip.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AddMemberForm } from './add-member-form.tsx'
import { Email } from './email.tsx'
import styles from './group-card.module.css'
import { GroupMembers } from './group-members.tsx'
import { SharedItineraries } from './shared-itineraries.tsx'

interface GroupCardProps {
  group: Group
  viewerId: string
  onRemove: () => void
  onLeave: () => void
}

export const GroupCard = ({ group, viewerId, onRemove, onLeave }: GroupCardProps) => {
  const titleId = useId()
  const isAdmin = group.adminId === viewerId
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.name}>
          {group.name}
        </h2>
        <p className={styles.description} data-missing={group.description === null || undefined}>
          {group.description ?? 'Sin descripción'}
        </p>
      </header>
      <p className={styles.admin}>
        <span className={styles.label}>Administra</span>
        {isAdmin ? (
          <>
            <span className={styles.email}>
              <Email>{group.admin}</Email>
            </span>
            <Chip tone="primary">Tú</Chip>
          </>
        ) : (
          <Link to={pages.user({ id: group.adminId })} className={styles.email}>
            <Email>{group.admin}</Email>
          </Link>
        )}
      </p>
      <GroupMembers group={group} viewerId={viewerId} />
      <SharedItineraries group={group} viewerId={viewerId} />
      <footer className={styles.actions}>
        {isAdmin ? (
          <AdminActions group={group} onRemove={onRemove} />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className={styles.leave}
            icon={<IconLogout2 aria-hidden="true" />}
            aria-label={`Salir del grupo ${group.name}`}
            onClick={onLeave}
          >
            Salir del grupo
          </Button>
        )}
      </footer>
    </Card>
  )
}

const AdminActions = ({ group, onRemove }: { group: Group; onRemove: () => void }) => {
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setAdding] = useState(false)
  const stopAdding = () => {
    setAdding(false)
    // The button comes back with the next paint.
    requestAnimationFrame(() => addButton.current?.focus())
  }
  if (isAdding) return <AddMemberForm group={group} onDone={stopAdding} />
  return (
    <>
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        icon={<IconUserPlus aria-hidden="true" />}
        aria-label={`Agregar miembro a ${group.name}`}
        onClick={() => setAdding(true)}
      >
        Agregar miembro
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.remove}
        icon={<IconTrash aria-hidden="true" />}
        aria-label={`Eliminar grupo ${group.name}`}
        onClick={onRemove}
      >
        Eliminar grupo
      </Button>
    </>
  )
}
