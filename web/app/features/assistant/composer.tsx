import { assistantMessages, CHAT_MESSAGE_MAX } from '@andariego/contract/assistant-rules'
import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  sending: boolean
  onSend: (message: string) => void
}

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** The field for a question: grows up to four rows, Enter sends. A draft survives a reload. */
export const Composer = ({ sending, onSend }: ComposerProps) => {
  const [text, setText, clear] = useDraft('assistant', '')
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const tooLong = text.trim().length > CHAT_MESSAGE_MAX
  const ready = text.trim() !== '' && !sending && !tooLong

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    if (!element || growsByItself()) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 3}px`
  }, [text])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!ready) return
    onSend(text.trim())
    clear()
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter ends the composition and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.row}>
        <label htmlFor={id}>
          <VisuallyHidden>Tu mensaje</VisuallyHidden>
        </label>
        <textarea
          ref={area}
          id={id}
          data-autofocus
          rows={1}
          className={styles.area}
          placeholder="Pregunta por un lugar o un viaje"
          value={text}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          label="Enviar"
          className={styles.send}
          icon={<IconSend2 aria-hidden="true" />}
          disabled={!ready}
        />
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {tooLong && `${assistantMessages.messageTooLong} Le sobran ${text.trim().length - CHAT_MESSAGE_MAX}.`}
      </p>
    </form>
  )
}
