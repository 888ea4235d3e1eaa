import type { ReportReason, SubjectType } from '@andariego/contract/moderation-rules'
import { api } from '../../../platform/api/api.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'

interface NewReport {
  subjectType: SubjectType
  subjectId: string
  reason: ReportReason
  note: string | null
}

export const useReport = () =>
  useIdempotentMutation({
    mutationFn: (body: NewReport, once) => api('POST /reports', { body, headers: once(body) }),
  })
