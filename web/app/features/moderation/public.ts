export { ReportButton } from './reporting/report-button.tsx'
