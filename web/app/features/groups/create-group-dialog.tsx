import {
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  groupNameProblem,
  groupsMessages,
} from '@andariego/contract/groups-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useId } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './create-group-dialog.module.css'
import { createFailure } from './group-failure.ts'
import { useCreateGroup } from './use-create-group.ts'

interface CreateGroupDialogProps {
  open: boolean
  onClose: () => void
}

/** Dialog to create a group. The draft stays until the group is created, also over a reload. */
export const CreateGroupDialog = ({ open, onClose }: CreateGroupDialogProps) => {
  const formId = useId()
  const { mutate, isPending, error, reset } = useCreateGroup()
  const form = useForm({
    initial: { name: '', description: '' },
    draft: 'group',
    check: ({ name, description }) => ({
      name: groupNameProblem(name),
      description: isLongerThan(description.trim(), GROUP_DESCRIPTION_MAX)
        ? groupsMessages.descriptionTooLong
        : null,
    }),
    send: (group) => {
      if (isPending) return
      mutate(group, {
        onSuccess: () => {
          form.clear()
          onClose()
        },
      })
    },
  })
  const close = () => {
    reset()
    form.hideErrors()
    onClose()
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
          <Button type="submit" form={formId} busy={isPending} disabled={!form.isValid}>
            {isPending ? 'Creando…' : 'Crear'}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className={styles.form}>
        {error && <FormMessage className={styles.failure}>{createFailure(error)}</FormMessage>}
        <TextField
          {...form.field('name')}
          label="Nombre del grupo"
          hint={`Entre ${GROUP_NAME_MIN} y ${GROUP_NAME_MAX} caracteres.`}
          autoComplete="off"
          aria-required
          data-autofocus
        />
        <TextArea
          {...form.field('description')}
          label="Descripción (opcional)"
          counterLimit={GROUP_DESCRIPTION_MAX}
        />
      </form>
    </Dialog>
  )
}
