import { prove } from './proof/prove.ts'
import { FAULTS, FAULTS_NOT_RUN } from './proof/rows.ts'

// `npm run test:faults`: what happens when processes, database, disk, S3 and SMTP fail, on this machine alone; writes proof/REPORT.md.

const long = { KILLS: '50' }
process.exitCode = (await prove('Faults', FAULTS, FAULTS_NOT_RUN, long)) ? 0 : 1
