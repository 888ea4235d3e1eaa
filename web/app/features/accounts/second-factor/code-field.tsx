import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

/** Field for a code of the authenticator app, which phones fill in by themselves, or for a recovery code. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    label="Código"
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={64}
    aria-required
    {...props}
  />
)
