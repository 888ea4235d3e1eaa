import type { DecisionKind, SubjectType } from '@andariego/contract/moderation-rules'
import { refusal } from '../../../../test/refusal.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { traveller } from '../../../../test/traveller.ts'
import { moderators } from '../../accounts/public.ts'

/** Creates a moderator. */
export const moderator = async (andariego: TestApp) => {
  const person = await traveller(andariego)
  await moderators(andariego.services).add(person.email)
  return person
}

/** Decides about something as this moderator. */
export const decideAs =
  (person: Awaited<ReturnType<typeof moderator>>) =>
  (
    subjectType: SubjectType,
    subjectId: string,
    decision: DecisionKind,
    more: { until?: string; intoId?: string } = {},
  ) =>
    person.api('POST /moderation/decisions', {
      body: { subjectType, subjectId, decision, reason: 'No cumple las normas.', ...more },
    })

/** Returns the status and code of a call that must fail. */
export const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return { status, code: body.code }
}
