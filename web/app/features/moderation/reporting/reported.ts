import type { SubjectType } from '@andariego/contract/moderation-rules'

export interface Reported {
  subjectType: SubjectType
  subjectId: string
  /** What it is called in the button's name: 'esta reseña'. */
  called: string
  className?: string
}
