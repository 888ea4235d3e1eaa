import { importAhead } from '../../../platform/rendering/import-code.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const load = () => import('./report-dialog.tsx')

/** Starts to load the dialog before it is opened. */
export const preloadReportDialog = () => importAhead(load)

/** The dialog to report somebody else's content; its code loads when it is first shown. */
export const ReportDialog = lazyPart(async () => (await load()).ReportDialog)
