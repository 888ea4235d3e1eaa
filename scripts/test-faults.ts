import { prove } from './proof/prove.ts'
import { FAULTS } from './proof/rows.ts'

// `npm run test:faults`: tests failures of processes, database, disk, S3 and SMTP, on this machine only; writes proof/REPORT.md.

const long = {
  KILLS: '50',
  STOPPED_SECONDS: '10',
  PRESSES: '500',
  MIGRATION_SCALE: '0.2',
  INTERLEAVINGS: '10000',
}
process.exitCode = (await prove('Faults', FAULTS, long)) ? 0 : 1
