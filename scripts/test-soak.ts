import { prove } from './proof/prove.ts'
import { LONG } from './proof/rows.ts'

// `npm run test:soak [-- WORD]`: the tests that take half an hour and more, on this machine only, or those whose name contains a word
// (`memory`, `orders`, `accessibility`); writes proof/REPORT.md. The memory is to be measured on a machine that does nothing else.

const [word = ''] = process.argv.slice(2)
const long = { MIXED_MINUTES: '30', BROWSER_INTERLEAVINGS: '100' }
const minutes = 4 * 60
for (const [name, row] of Object.entries(LONG)) {
  if (!name.toLowerCase().includes(word.toLowerCase())) continue
  if (!(await prove(name, [row], long, minutes))) process.exitCode = 1
}
