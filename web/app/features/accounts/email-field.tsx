import type { ComponentProps } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

/** Its own rules judge the address: the browser's accept fewer and more. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label="Correo electrónico"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    aria-required
    {...props}
  />
)
