import { writeFileSync } from 'node:fs'
import { boundaries } from '../tools/boundaries-for-linter.ts'

// `npm run boundaries`: writes the linter's import rules from the table in tools/boundaries.ts.

writeFileSync(new URL('../boundaries.biome.json', import.meta.url), boundaries())
