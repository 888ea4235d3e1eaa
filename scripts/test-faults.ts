import { prove } from './proof/prove.ts'
import { FAULTS, FAULTS_NOT_RUN } from './proof/rows.ts'

// `npm run test:faults`: what happens when processes, database, disk, S3 and SMTP fail, on this machine alone; writes proof/REPORT.md.

process.exitCode = (await prove('Faults', FAULTS, FAULTS_NOT_RUN)) ? 0 : 1
