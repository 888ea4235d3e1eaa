import type { ComponentProps } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string }

/** Validates the address with the product's rules: the browser's accept other addresses. */
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
