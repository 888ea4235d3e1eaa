import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useHydrated } from '../../../platform/rendering/use-hydrated.ts'
import { usesPasskeys } from '../../../platform/session/uses-passkeys.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { useStepFocus } from '../../../ui/focus/use-step-focus.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys.module.css'
import { usePasskeys } from './passkeys-query.ts'

/** Lists the user's passkeys, with a form to add another one. */
export const Passkeys = ({ email }: { email: string }) => {
  const { data, error, isError, refetch, isFetching } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useHydrated() && usesPasskeys()
  const part = useStepFocus<HTMLDivElement>(isAdding ? 'add' : 'list')
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {formatError(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton width="12rem" />
        <Skeleton shape="button" width="10rem" />
      </SkeletonGroup>
    )
  return (
    <div ref={part} className={styles.passkeys}>
      {data.length === 0 && <p>No tienes ninguna todavía.</p>}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey email={email} onEnd={() => setAdding(false)} />}
      {!isAdding && mayAdd && (
        <Button variant="secondary" data-opens="add" onClick={() => setAdding(true)}>
          Agregar una llave
        </Button>
      )}
      {!mayAdd && <p className={styles.note}>Este navegador no puede usar llaves de acceso.</p>}
    </div>
  )
}
