import type { Group } from '@andariego/contract/groups'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

interface QuestionProps {
  /** The group that the dialog asks about; null while it is closed. */
  group: Group | null
  onClose: () => void
  onYes: (group: Group) => void
}

export const RemoveGroupDialog = ({ group, onClose, onYes }: QuestionProps) => (
  <ConfirmDialog
    open={group !== null}
    onClose={onClose}
    title="Eliminar grupo"
    no="No"
    yes="Sí, eliminar"
    onYes={() => group && onYes(group)}
  >
    <p>
      <strong>{group?.name}</strong>
    </p>
    <p>Esta acción no se puede deshacer. ¿Eliminar grupo?</p>
  </ConfirmDialog>
)

export const LeaveGroupDialog = ({
  group,
  viewerId,
  onClose,
  onYes,
}: QuestionProps & { viewerId: string }) => (
  <ConfirmDialog
    open={group !== null}
    onClose={onClose}
    title="Salir del grupo"
    no="No"
    yes="Sí, salir"
    onYes={() => group && onYes(group)}
  >
    <p>
      <strong>{group?.name}</strong>
    </p>
    {group?.itineraries.some(({ owner }) => owner.id === viewerId) && (
      <p>Los itinerarios que compartes con el grupo dejan de verse en él.</p>
    )}
    <p>Solo quien administra el grupo puede volver a agregarte. ¿Salir?</p>
  </ConfirmDialog>
)
