import type { Group } from '@andariego/contract/groups'
import { IconLogout2, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { AddMemberForm } from './add-member-form.tsx'
import styles from './group-card.module.css'

export interface GroupActionsProps {
  group: Group
  onRemove: () => void
  onLeave: () => void
}

/** A button for each thing that the viewer may do to a group as a whole. */
export const GroupActions = ({ group, onRemove, onLeave }: GroupActionsProps) => {
  const { name, may } = group
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setAdding] = useState(false)
  const stopAdding = () => {
    setAdding(false)
    // React renders the button again with the next paint.
    requestAnimationFrame(() => addButton.current?.focus())
  }
  if (isAdding) return <AddMemberForm group={group} onDone={stopAdding} />
  return (
    <>
      {may.includes('add-member') && (
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          icon={<IconUserPlus aria-hidden="true" />}
          aria-label={`Agregar miembro a ${name}`}
          onClick={() => setAdding(true)}
        >
          Agregar miembro
        </Button>
      )}
      {may.includes('remove') && (
        <Button
          variant="quiet"
          size="small"
          className={styles.remove}
          icon={<IconTrash aria-hidden="true" />}
          aria-label={`Eliminar grupo ${name}`}
          onClick={onRemove}
        >
          Eliminar grupo
        </Button>
      )}
      {may.includes('leave') && (
        <Button
          variant="quiet"
          size="small"
          className={styles.leave}
          icon={<IconLogout2 aria-hidden="true" />}
          aria-label={`Salir del grupo ${name}`}
          onClick={onLeave}
        >
          Salir del grupo
        </Button>
      )}
    </>
  )
}
