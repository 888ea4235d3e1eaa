import { useSession } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Reported } from './reported.ts'

// Anonymous visitors cannot report, so their first page load contains none of this code.
const Report = lazyPart<Reported>(async () => (await import('./report.tsx')).Report, null, {
  dispensable: true,
})

/** Button for signed-in users to report somebody else's content. */
export const ReportButton = (reported: Reported) => (useSession() === null ? null : <Report {...reported} />)
