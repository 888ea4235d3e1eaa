import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

interface EmptyStateProps {
  scene?: ReactNode
  title?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One action. */
  action?: ReactNode
}

export const EmptyState = (props: EmptyStateProps) => <Notice {...props} />
