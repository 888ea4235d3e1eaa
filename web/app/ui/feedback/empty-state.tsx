import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

interface EmptyStateProps {
  scene?: ReactNode
  title?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One button or link. */
  action?: ReactNode
}

export const EmptyState = (props: EmptyStateProps) => <Notice {...props} />
