import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './two-steps.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shows the recovery codes for the only time: the server cannot show them again. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('Códigos copiados.'),
      () => showToast('No se pudieron copiar. Anótalos.', { kind: 'error' }),
    )
  return (
    <div className={styles.steps}>
      <p role="status">
        <strong>Guarda estos códigos.</strong> Cada uno sirve una vez, en lugar del teléfono. No los
        volveremos a mostrar, y los de antes ya no valen.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onKept}>Ya los guardé</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Copiar
        </Button>
      </div>
    </div>
  )
}
