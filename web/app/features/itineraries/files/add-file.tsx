import { IconPaperclip } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { useWaitingWords } from '../../../platform/outbox/use-outbox.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ACCEPTED_FILES, useAddFile } from './use-trip-files.ts'

interface AddFileProps {
  tripId: string
  stopId: string
  placeName: string
}

/** Button to attach a file to a stop; the file is uploaded as soon as it is chosen. */
export const AddFile = (stop: AddFileProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { add, busy, problem, waiting } = useAddFile(stop)
  const waits = useWaitingWords()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows choosing the same file again after a failure.
    target.value = ''
    if (file) add(file)
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        hidden
        aria-label={`Archivo de ${stop.placeName}`}
        onChange={choose}
      />
      <Button
        size="small"
        variant="secondary"
        icon={<IconPaperclip aria-hidden="true" />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Subiendo…' : 'Agregar PDF o imagen'}
      </Button>
      {waiting.map(({ order, text, refusal }) => (
        <p key={order} role="status">
          {text}: {refusal ?? waits.toLowerCase()}
        </p>
      ))}
      {problem && <FormMessage>{problem}</FormMessage>}
    </div>
  )
}
