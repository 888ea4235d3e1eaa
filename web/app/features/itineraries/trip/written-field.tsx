import type { ComponentProps } from 'react'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useWritten } from './use-written.ts'

interface WrittenProps {
  label: string
  /** The id of what is described: a text that cannot be saved is kept for it. */
  about: string
  value: string
  onWrite: (text: string, from: string) => void
  problemOf?: (text: string) => string | null
}

type FieldProps = WrittenProps &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'>

/** A text field of a trip that saves itself. */
export const WrittenField = ({ about, value, onWrite, problemOf, ...rest }: FieldProps) => {
  const { field, problem } = useWritten({ value, onWrite, problemOf, draft: `${about}:${rest.label}` })
  return <TextField {...rest} {...field} compact={problem === null} error={problem} />
}

type AreaProps = WrittenProps &
  Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'onBlur' | 'error'>

/** A multi-line field of a trip that saves itself. */
export const WrittenArea = ({ about, value, onWrite, problemOf, ...rest }: AreaProps) => {
  const { field, problem } = useWritten({ value, onWrite, problemOf, draft: `${about}:${rest.label}` })
  return <TextArea {...rest} {...field} error={problem} />
}
