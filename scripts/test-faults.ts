import { prove } from './proof/prove.ts'
import { FAULTS } from './proof/rows.ts'

// `npm run test:faults`: tests failures of processes, database, disk, S3 and SMTP, on this machine only; writes proof/REPORT.md.
// Usage: node scripts/test-faults.ts [minutes of mixed load, default 12]

const [minutes = '12'] = process.argv.slice(2)
const long = {
  KILLS: '50',
  PRESSES: '500',
  MIXED_MINUTES: minutes,
  MIGRATION_SCALE: '0.2',
  INTERLEAVINGS: '10000',
  BROWSER_INTERLEAVINGS: '100',
}
process.exitCode = (await prove('Faults', FAULTS, long)) ? 0 : 1
