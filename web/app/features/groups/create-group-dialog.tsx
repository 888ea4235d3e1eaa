import {
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  groupName,
  groupsMessages,
} from '@andariego/contract/groups-rules'
import { type FormEvent, useId } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './create-group-dialog.module.css'
import { createFailure } from './group-failure.ts'
import { type NewGroup, useCreateGroup } from './use-create-group.ts'

const EMPTY: NewGroup = { name: '', description: '' }

interface CreateGroupDialogProps {
  open: boolean
  onClose: () => void
}

/** Dialog to create a group. The draft stays until the group is created, also over a reload. */
export const CreateGroupDialog = ({ open, onClose }: CreateGroupDialogProps) => {
  const formId = useId()
  const [draft, setDraft, clearDraft] = useDraft('group', EMPTY)
  const { mutate, isPending, error, reset } = useCreateGroup()
  const { length } = groupName(draft.name)
  const isNameTooLong = length > GROUP_NAME_MAX
  const isDescriptionTooLong = draft.description.trim().length > GROUP_DESCRIPTION_MAX
  const isComplete = length >= GROUP_NAME_MIN && !isNameTooLong && !isDescriptionTooLong
  const change = (changed: Partial<NewGroup>) => {
    if (error) reset()
    setDraft({ ...draft, ...changed })
  }
  const close = () => {
    reset()
    onClose()
  }
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isComplete) return
    mutate(draft, {
      onSuccess: ({ name }) => {
        clearDraft()
        showToast(`Creaste el grupo «${name}».`)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Crear Nuevo Grupo"
      dismissible={!isPending}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={!isComplete}>
            {isPending ? 'Creando…' : 'Crear'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={create}>
        {error && <FormMessage className={styles.failure}>{createFailure(error)}</FormMessage>}
        <TextField
          label="Nombre del grupo"
          hint={`Entre ${GROUP_NAME_MIN} y ${GROUP_NAME_MAX} caracteres.`}
          value={draft.name}
          error={isNameTooLong ? groupsMessages.nameLength : null}
          onChange={(event) => change({ name: event.target.value })}
          autoComplete="off"
          aria-required
          data-autofocus
        />
        <TextArea
          label="Descripción (opcional)"
          value={draft.description}
          error={isDescriptionTooLong ? groupsMessages.descriptionTooLong : null}
          counterLimit={GROUP_DESCRIPTION_MAX}
          onChange={(event) => change({ description: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
