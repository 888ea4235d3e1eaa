import { MESSAGE_MAX, messagesMessages } from '@andariego/contract/messages-rules'
import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import messageField from '../message-field.module.css'
import styles from './composer.module.css'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  onSend: () => void
  canSend: boolean
  /** Why the last message could not be sent. */
  problem: string | null
}

/** From this length on, the number of characters is shown. */
const COUNTED_FROM = MESSAGE_MAX - 200
const ROWS_MAX = 3

/** Enter sends, Shift+Enter begins a new line; grows to three rows. */
export const Composer = ({ field, text, onChange, onSend, canSend, problem }: ComposerProps) => {
  const id = useId()
  const { length } = text.trim()
  const tooLong = length > MESSAGE_MAX
  const said = tooLong ? messagesMessages.tooLong : problem
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const press = (event: KeyboardEvent) => {
    // While an input method composes a word (accents, other scripts), Enter ends the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <p id={id} role="alert" className={styles.problem}>
        {said}
        {said && !tooLong && ' Tu mensaje sigue aquí.'}
      </p>
      <div className={styles.row}>
        <textarea
          ref={field}
          data-autofocus
          aria-label="Escribe un mensaje"
          aria-describedby={id}
          aria-invalid={tooLong || undefined}
          placeholder="Escribe un mensaje…"
          enterKeyHint="send"
          rows={Math.min(ROWS_MAX, text.split('\n').length)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          className={classNames(messageField.field, styles.text)}
        />
        <IconButton
          type="submit"
          label={problem && !tooLong ? 'Reintentar' : 'Enviar mensaje'}
          icon={<IconSend2 aria-hidden="true" />}
          className={styles.send}
          // Uses aria-disabled, because a disabled button would lose the focus right after it was pressed.
          aria-disabled={!canSend}
        />
      </div>
      {length > COUNTED_FROM && (
        <span className={styles.counter} data-over={tooLong || undefined}>
          {length}/{MESSAGE_MAX}
        </span>
      )}
    </form>
  )
}
