export { HiddenProfileNote } from './notices/hidden-profile-note.tsx'
export { UnlessBarred } from './notices/unless-barred.tsx'
export { ReportButton } from './reporting/report-button.tsx'
export { ReportDialog } from './reporting/report-dialog-later.ts'
