import type { Passkey } from '@andariego/contract/passkeys'
import { formatError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import { passkeyNameProblem } from './passkey-rules.ts'
import styles from './passkeys.module.css'
import { useRenamePasskey } from './passkeys-query.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onEnd: () => void
}

export const RenamePasskey = ({ passkey, onEnd }: RenamePasskeyProps) => {
  const rename = useRenamePasskey()
  const { form, submit, field } = useForm({
    initial: { passkeyName: passkey.name },
    check: ({ passkeyName }) => ({ passkeyName: passkeyNameProblem(passkeyName) }),
    send: ({ passkeyName }) => rename.mutate({ id: passkey.id, name: passkeyName }, { onSuccess: onEnd }),
  })
  return (
    <AccountForm {...form} failure={rename.isError && formatError(rename.error)}>
      <TextField {...field('passkeyName')} label="Nombre de la llave" aria-required data-autofocus />
      <div className={styles.actions}>
        <Button {...submit} size="small" busy={rename.isPending}>
          Guardar
        </Button>
        <Button variant="secondary" size="small" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </AccountForm>
  )
}
