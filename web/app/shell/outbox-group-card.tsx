import { useId, useState } from 'react'
import { countOf, formatDateTime, plural } from '../platform/format/format.ts'
import { useTimeZone } from '../platform/format/time-zone.ts'
import { tryAgain } from '../platform/outbox/outbox.ts'
import { Link } from '../platform/rendering/link.tsx'
import { saveBlob } from '../platform/save-blob.ts'
import { Button } from '../ui/actions/button.tsx'
import { copyText } from '../ui/feedback/copy-text.ts'
import styles from './outbox-dialog.module.css'
import { filesOf, type OutboxGroup, textOf } from './outbox-groups.ts'

/** At most this many changes of one page are shown until the reader asks for all. */
const SHOWN_FIRST = 4

const copy = (text: string) =>
  copyText(text, 'Texto copiado.', { message: 'No se pudo copiar el texto.', kind: 'error' })

interface OutboxGroupCardProps {
  group: OutboxGroup
  onLeave: () => void
  onDiscard: () => void
}

/** What waits or was refused on one page: what it says, why it was refused, and what can be done. */
export const OutboxGroupCard = ({ group, onLeave, onDiscard }: OutboxGroupCardProps) => {
  const { entries, title, page, refusal } = group
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const timeZone = useTimeZone()
  const files = filesOf(group)
  const count = entries.length
  const shown = isOpen ? entries : entries.slice(0, SHOWN_FIRST)
  return (
    <>
      <h3 className={styles.title}>
        <Link to={page} onClick={onLeave}>
          {title}
        </Link>
      </h3>
      <ul id={listId} className={styles.texts}>
        {shown.map(({ order, text }) => (
          <li key={order} className={styles.text}>
            {text}
          </li>
        ))}
      </ul>
      {count > SHOWN_FIRST && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : `Ver los ${count} cambios`}
        </Button>
      )}
      <p className={styles.state}>
        Escrito el {formatDateTime(entries[0].writtenAt, timeZone)}
        {refusal === null && ` · ${plural(count, 'espera su turno', 'esperan su turno')}`}
      </p>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          No se {plural(count, 'pudo', 'pudieron')} enviar: {refusal} Puedes intentarlo otra vez, o copiar el
          texto antes de descartarlo.
        </p>
      )}
      <div className={styles.actions}>
        {refusal !== null && (
          <Button variant="secondary" size="small" onClick={() => void tryAgain(entries)}>
            Reintentar
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void copy(textOf(group))}>
          Copiar texto
        </Button>
        {files.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              for (const { name, content } of files) saveBlob(content, name)
            }}
          >
            Guardar {countOf(files.length, 'archivo', 'archivos')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDiscard}>
          {count > 1 ? `Descartar los ${count}` : 'Descartar'}
        </Button>
      </div>
    </>
  )
}
