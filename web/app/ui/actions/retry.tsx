import { type ComponentProps, useRef } from 'react'
import { useFocusAcrossTries } from '../focus/use-focus-across-tries.ts'
import { Button } from './button.tsx'

type RetryProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> & { onRetry: () => void }

/** The button of an error to try again. Its error may leave while it tries: the keyboard's focus stays in that part of the page. */
export const Retry = ({ onRetry, variant = 'secondary', children = 'Reintentar', ...look }: RetryProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAcrossTries(button)
  return (
    <Button {...look} ref={button} variant={variant} onClick={onRetry}>
      {children}
    </Button>
  )
}
