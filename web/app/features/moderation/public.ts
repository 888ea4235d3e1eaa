export { UnlessBarred } from './notices/unless-barred.tsx'
export { ReportButton } from './reporting/report-button.tsx'
