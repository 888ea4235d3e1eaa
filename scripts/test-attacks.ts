import { prove } from './proof/prove.ts'
import { ATTACKS } from './proof/rows.ts'

// `npm run test:attacks`: runs the attack tests of `npm test` for longer, on this machine only; writes proof/REPORT.md.

const long = {
  FUZZ_REQUESTS: '100000',
  FUZZ_SECONDS: '600',
  MODEL_STEPS: '20000',
  FUZZ_RUNS: '500',
  ALTERED_VIDEOS: '10000',
  ALL_PAYLOADS: '1',
  TIMING_SAMPLES: '1000',
  FLOOD_SECONDS: '15',
  BROKEN_OFF_REQUESTS: '20000',
  SIGN_UPS: '1000',
}
process.exitCode = (await prove('Attacks', ATTACKS, long)) ? 0 : 1
