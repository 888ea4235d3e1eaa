import { prove } from './proof/prove.ts'
import { ATTACKS } from './proof/rows.ts'

// `npm run test:attacks`: what `npm test` tries in short, for longer, on this machine alone; writes proof/REPORT.md.

const long = {
  FUZZ_REQUESTS: '100000',
  FUZZ_SECONDS: '600',
  MODEL_STEPS: '20000',
  FUZZ_RUNS: '500',
  ALL_PAYLOADS: '1',
  TIMING_SAMPLES: '1000',
  FLOOD_SECONDS: '15',
}
process.exitCode = (await prove('Attacks', ATTACKS, long)) ? 0 : 1
