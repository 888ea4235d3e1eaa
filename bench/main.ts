import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../tools/build.ts'
import { onFilledDatabase } from './filled-database.ts'
import { markdown, printed, type Row } from './row.ts'
import { assistant } from './rows/assistant.ts'
import { atRest } from './rows/at-rest.ts'
import { chatPoll } from './rows/chat-poll.ts'
import type { Context } from './rows/context.ts'
import { firstVisit } from './rows/first-visit.ts'
import { growth } from './rows/growth.ts'
import { importedRegions } from './rows/imported-regions.ts'
import { itineraryList } from './rows/itinerary-list.ts'
import { live } from './rows/live.ts'
import { pageFlood } from './rows/page-flood.ts'
import { pages } from './rows/pages.ts'
import { placeList } from './rows/place-list.ts'
import { placeSearch } from './rows/place-search.ts'
import { placeUncached } from './rows/place-uncached.ts'
import { reviewPost } from './rows/review-post.ts'
import { underWrites } from './rows/under-writes.ts'
import { webVitals } from './rows/web-vitals.ts'

// `npm run bench [-- --full | --scale 0.01] [--only place-list]`: every benchmark, as ratios to a floor in the same run.
// --full takes the whole data set and compares it with one of its hundredth part; the results go to bench/RESULTS.md.

const SMALL = 0.01
const ON_DATA: Record<string, (context: Context) => Promise<Row[]>> = {
  'place-list': placeList,
  'place-uncached': placeUncached,
  pages,
  'first-visit': firstVisit,
  'review-post': reviewPost,
  'itinerary-list': itineraryList,
  'chat-poll': chatPoll,
  'under-writes': underWrites,
}

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    scale: { type: 'string', default: String(SMALL) },
    only: { type: 'string' },
  },
})
const scale = values.full ? 1 : Number(values.scale)
const wanted = (name: string) => values.only === undefined || values.only === name

build()
const rows: Row[] = []
const add = (made: Row[]) => {
  for (const row of made) process.stdout.write(printed(row))
  rows.push(...made)
}

if (['growth', ...Object.keys(ON_DATA)].some(wanted)) {
  await onFilledDatabase(scale, async (context) => {
    if (values.full && wanted('growth')) add(await onFilledDatabase(SMALL, (small) => growth(small, context)))
    for (const [name, measure] of Object.entries(ON_DATA)) if (wanted(name)) add(await measure(context))
  })
}
if (wanted('live')) add(await onFilledDatabase(SMALL, live, { workers: 2 }))
if (wanted('page-flood'))
  add(await onFilledDatabase(SMALL, pageFlood, { workers: 2, variables: { RATE_LIMITS: 'on' } }))
if (wanted('assistant')) add(await assistant(scale))
if (wanted('place-search')) add(await placeSearch())
if (wanted('imported-regions')) add(await importedRegions())
if (wanted('at-rest')) add(await atRest())
if (wanted('web-vitals')) add(await webVitals())

if (values.only === undefined) {
  const [cpu] = cpus()
  const machine = `Data set at ${scale * 100} %, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}.`
  writeFileSync(new URL('RESULTS.md', import.meta.url), markdown(machine, rows))
}
const missed = rows.filter(({ ok }) => ok === false).length
process.stdout.write(
  missed === 0 ? '\nEvery target is met.\n' : `\n${missed} of ${rows.length} targets are missed.\n`,
)
process.exit(missed === 0 ? 0 : 1)
