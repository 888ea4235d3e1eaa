import { MESSAGE_MAX } from '@andariego/contract/messages-rules'
import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import messageField from '../message-field.module.css'
import styles from './practice-chat.module.css'

const ROWS_MAX = 4

export const PracticeComposer = ({ onSend }: { onSend: (text: string) => void }) => {
  const [text, setText] = useState('')
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSend(text)
    setText('')
  }
  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        aria-label="Escribe un mensaje de práctica"
        placeholder="Escribe un mensaje…"
        rows={Math.min(ROWS_MAX, text.split('\n').length)}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
        }}
        className={classNames(messageField.field, styles.field)}
      />
      <IconButton
        type="submit"
        label="Enviar mensaje"
        icon={<IconSend2 aria-hidden="true" />}
        aria-disabled={text.trim() === ''}
      />
    </form>
  )
}
