import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

interface ErrorStateProps {
  title?: ReactNode
  children?: ReactNode
  onRetry: () => void
  busy?: boolean
}

/** Shown in place of a part that could not be loaded; the rest of the page keeps working. */
export const ErrorState = ({
  title,
  children = 'No se pudo cargar. Revisa tu conexión.',
  ...retry
}: ErrorStateProps) => (
  <Notice
    role="alert"
    title={title}
    action={
      <Button variant="secondary" onClick={retry.onRetry} busy={retry.busy}>
        Reintentar
      </Button>
    }
  >
    {children}
  </Notice>
)
