import { build } from '../tools/build.ts'

// Builds what the product needs to start: the web, the server, the file of place search and what the assistant learns from
// examples. `npm ci` runs it; `npm start` runs it again when a source has changed. Usage: node scripts/build.ts

build()
