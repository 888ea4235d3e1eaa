import type { SubjectType } from '@andariego/contract/moderation-rules'

export interface Reported {
  subjectType: SubjectType
  subjectId: string
  /** How the button's accessible name calls it: 'esta reseña'. */
  called: string
  className?: string
}
