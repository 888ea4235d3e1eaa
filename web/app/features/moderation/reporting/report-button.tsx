import { useSession } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Reported } from './reported.ts'

// Visitors cannot report, so nothing of it is in their first load.
const Report = lazyPart<Reported>(async () => (await import('./report.tsx')).Report, null, {
  dispensable: true,
})

/** Reports something that somebody else made; for who is signed in. */
export const ReportButton = (reported: Reported) => (useSession() === null ? null : <Report {...reported} />)
