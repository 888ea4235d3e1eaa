import { prove } from './proof/prove.ts'
import { FAULTS } from './proof/rows.ts'

// `npm run test:faults`: what happens when processes, database, disk, S3 and SMTP fail, on this machine alone; writes proof/REPORT.md.
// Usage: node scripts/test-faults.ts [minutes of mixed load, 5 unless told]

const [minutes = '5'] = process.argv.slice(2)
const long = { KILLS: '50', PRESSES: '500', MIXED_MINUTES: minutes, MIGRATION_SCALE: '0.2' }
process.exitCode = (await prove('Faults', FAULTS, long)) ? 0 : 1
