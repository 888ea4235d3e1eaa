import { pages } from '@andariego/contract/pages'
import type { ReactNode } from 'react'
import { BRIEF, useRestriction } from '../../platform/session/restriction.ts'
import { LinkButton } from '../actions/button.tsx'
import { Retry } from '../actions/retry.tsx'
import { Notice } from './notice.tsx'

interface ErrorStateProps {
  title?: ReactNode
  children?: ReactNode
  onRetry: () => void
  busy?: boolean
}

/**
 * Shown in place of a part that could not be loaded; the rest of the page keeps working. To users whose account moderators have
 * closed it says so: neither their connection nor another try would help.
 */
export const ErrorState = ({
  title,
  children = 'No se pudo cargar. Revisa tu conexión.',
  ...retry
}: ErrorStateProps) => {
  const closed = useRestriction('read')
  return (
    <Notice
      role="alert"
      title={title}
      action={
        closed ? (
          <LinkButton to={pages.notices()} variant="secondary">
            Ver avisos
          </LinkButton>
        ) : (
          <Retry {...retry} />
        )
      }
    >
      {closed ? BRIEF.closed : children}
    </Notice>
  )
}
