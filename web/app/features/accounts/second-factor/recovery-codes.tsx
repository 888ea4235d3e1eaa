import { Button } from '../../../ui/actions/button.tsx'
import { copySecret } from './copy-secret.ts'
import styles from './two-steps.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Whether they take the place of earlier ones. */
  areRenewed: boolean
  onKept: () => void
}

/** Shows the recovery codes for the only time: the server cannot show them again. */
export const RecoveryCodes = ({ codes, areRenewed, onKept }: RecoveryCodesProps) => (
  <div className={styles.steps}>
    <p tabIndex={-1} data-autofocus>
      <strong>Guarda estos códigos.</strong> Cada uno sirve una vez, en lugar del teléfono. No los volveremos
      a mostrar{areRenewed && ', y los de antes ya no valen'}.
    </p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={styles.actions}>
      <Button onClick={onKept}>Ya los guardé</Button>
      <Button variant="secondary" onClick={() => void copySecret(codes.join('\n'), 'Códigos copiados.')}>
        Copiar
      </Button>
    </div>
  </div>
)
