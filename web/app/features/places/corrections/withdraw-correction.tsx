import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './corrections.module.css'
import { useWithdrawCorrection } from './use-corrections.ts'

/** Button to withdraw the user's own correction while it is open. */
export const WithdrawCorrection = ({ id }: { id: string }) => {
  const withdraw = useWithdrawCorrection(id)
  return (
    <div className={styles.actions}>
      {withdraw.isError && <FormMessage>{formatError(withdraw.error)}</FormMessage>}
      <Button
        variant="secondary"
        size="small"
        once
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => showToast('Retiraste tu sugerencia.') })}
      >
        Retirar sugerencia
      </Button>
    </div>
  )
}
