import { fileURLToPath } from 'node:url'
import { foreignTables } from './tables/foreign-tables.ts'

// Part of `npm run check`: fails when a domain's SQL names a table of another domain.
const findings = foreignTables(fileURLToPath(new URL('../', import.meta.url)))
for (const finding of findings) process.stderr.write(`${finding}\n`)
process.exitCode = findings.length === 0 ? 0 : 1
