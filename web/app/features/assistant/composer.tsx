import { assistantMessages, CHAT_MESSAGE_MAX } from '@andariego/contract/assistant-rules'
import { lengthOf } from '@andariego/contract/text-rules'
import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  /** While an answer is being written, the button stops it. */
  answering: boolean
  onSend: (message: string) => void
  onStop: () => void
}

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** The field for a question: grows up to four rows, Enter sends. A draft survives a reload. */
export const Composer = ({ answering, onSend, onStop }: ComposerProps) => {
  const [text, setText, clear] = useDraft('assistant', '')
  const area = useRef<HTMLTextAreaElement>(null)
  const isOnButton = useRef(false)
  const id = useId()
  const length = lengthOf(text.trim())
  const tooLong = length > CHAT_MESSAGE_MAX
  const ready = text.trim() !== '' && !answering && !tooLong

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    if (!element || growsByItself()) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 3}px`
  }, [text])

  // Whoever pressed 'Detener' by keyboard, or stood on it when the answer ended: the button is off now, and the focus would be lost.
  useLayoutEffect(() => {
    if (answering) return
    if (isOnButton.current) area.current?.focus()
    // A button that is switched off tells of no blur.
    isOnButton.current = false
  }, [answering])

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
  const pressButton = (event: MouseEvent) => {
    // By the time the form would hear of the press on 'Detener', the button may be 'Enviar', and a draft would be sent.
    if (answering) event.preventDefault()
    // The second click of a double click on 'Enviar' means no 'Detener', and the other way round.
    if (event.detail > 1) event.preventDefault()
    else if (answering) onStop()
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
          label={answering ? 'Detener' : 'Enviar'}
          className={styles.send}
          icon={answering ? <IconPlayerStopFilled aria-hidden="true" /> : <IconSend2 aria-hidden="true" />}
          disabled={!answering && !ready}
          // A tap on 'Detener' leaves the focus where it is: on a phone, the keyboard would open over the answer.
          onMouseDown={answering ? (event) => event.preventDefault() : undefined}
          onFocus={() => {
            isOnButton.current = true
          }}
          onBlur={() => {
            isOnButton.current = false
          }}
          onClick={pressButton}
        />
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {tooLong && `${assistantMessages.messageTooLong} Le sobran ${length - CHAT_MESSAGE_MAX}.`}
      </p>
    </form>
  )
}
