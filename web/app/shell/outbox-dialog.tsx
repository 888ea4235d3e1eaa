import { formatDateTime } from '../platform/format/format.ts'
import { useTimeZone } from '../platform/format/time-zone.ts'
import type { StoredEntry } from '../platform/outbox/entry.ts'
import { discard, tryAgain } from '../platform/outbox/outbox.ts'
import { useOutbox } from '../platform/outbox/use-outbox.ts'
import { Link } from '../platform/rendering/link.tsx'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './outbox-dialog.module.css'

/** Dialog with all entries of the outbox, with buttons to retry or discard each. */
export const OutboxDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const entries = useOutbox()
  return (
    <Dialog open={open} onClose={onClose} title="Lo que falta enviar">
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.order} className={styles.entry}>
            <Entry entry={entry} onLeave={onClose} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => showToast('Texto copiado.'),
    () => showToast('No se pudo copiar el texto.', { kind: 'error' }),
  )

const Entry = ({ entry, onLeave }: { entry: StoredEntry; onLeave: () => void }) => {
  const { title, text, page, refusal, writtenAt } = entry
  const timeZone = useTimeZone()
  return (
    <>
      <h3 className={styles.title}>
        <Link to={page} onClick={onLeave}>
          {title}
        </Link>
      </h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.state}>
        Escrito el {formatDateTime(writtenAt, timeZone)}
        {refusal === null && ' · espera su turno'}
      </p>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          No se pudo enviar: {refusal} Puedes intentarlo otra vez, o copiar el texto antes de descartarlo.
        </p>
      )}
      <div className={styles.actions}>
        {refusal !== null && (
          <Button variant="secondary" size="small" onClick={() => void tryAgain(entry)}>
            Reintentar
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void copy(text)}>
          Copiar texto
        </Button>
        <Button variant="quiet" size="small" onClick={() => void discard(entry)}>
          Descartar
        </Button>
      </div>
    </>
  )
}
