import type { Decision } from '@andariego/contract/moderation'
import { dayOf, decisionNotice, type SubjectType, subjectNames } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import type { LetterContent } from '../../platform/mail/letter.ts'

interface Told {
  to: string
  subjectType: SubjectType
  title: string
  decision: Decision['decision']
  reason: string
  until: string | null
  publicUrl: string
}

/** The mail to an author about a decision that they may appeal. It names the content but does not quote it. */
export const noticeLetter = ({
  to,
  subjectType,
  title,
  decision,
  reason,
  until,
  publicUrl,
}: Told): LetterContent => ({
  to,
  subject: decisionNotice(decision, subjectType),
  title: decisionNotice(decision, subjectType),
  paragraphs: [
    ...(subjectType === 'user' ? [] : [`Se trata de: ${subjectNames[subjectType]}, «${title}».`]),
    `Motivo: ${reason}`,
    ...(until === null ? [] : [`Hasta el ${dayOf(until)}.`]),
    'Si no estás de acuerdo, puedes apelar una vez: lo decide otra persona.',
  ],
  button: { label: 'Ver tus avisos', url: new URL(pages.notices(), publicUrl).href },
  footnote: 'Te escribimos porque afecta a algo que publicaste o a tu cuenta.',
})
