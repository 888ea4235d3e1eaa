import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../tools/build.ts'
import { reportPerformance } from '../tools/performance-report.ts'
import { onFilledDatabase } from './filled-database.ts'
import { watchOthers } from './machine.ts'
import { commitOfSources, results, withRowsAlone } from './results.ts'
import { judged, printed, type Row } from './row.ts'
import { assistant } from './rows/assistant.ts'
import { atRest } from './rows/at-rest.ts'
import { chatPoll } from './rows/chat-poll.ts'
import type { Context } from './rows/context.ts'
import { firstVisit } from './rows/first-visit.ts'
import { freshness } from './rows/freshness.ts'
import { growth } from './rows/growth.ts'
import { hotPlace } from './rows/hot-place.ts'
import { importedRegions } from './rows/imported-regions.ts'
import { interactions } from './rows/interactions.ts'
import { itineraryList } from './rows/itinerary-list.ts'
import { largeRegion } from './rows/large-region.ts'
import { live } from './rows/live.ts'
import { machineSpeed } from './rows/machine-speed.ts'
import { mapFrames } from './rows/map-frames.ts'
import { notifying } from './rows/notify.ts'
import { pageFlood } from './rows/page-flood.ts'
import { pages } from './rows/pages.ts'
import { placeList } from './rows/place-list.ts'
import { placeSearch } from './rows/place-search.ts'
import { placeUncached } from './rows/place-uncached.ts'
import { reviewPost } from './rows/review-post.ts'
import { signedInReads } from './rows/signed-in.ts'
import { smallWrites } from './rows/small-writes.ts'
import { tripOffline } from './rows/trip-offline.ts'
import { trips } from './rows/trips.ts'
import { underWrites } from './rows/under-writes.ts'
import { uploads } from './rows/uploads.ts'
import { walks } from './rows/walks.ts'
import { webVitals } from './rows/web-vitals.ts'

// `npm run bench [-- --full | --scale 0.01] [--only place-list,at-rest]`: every benchmark, as ratios to a floor in the same run.
// --full takes the whole data set and compares it with one of its hundredth part; the results go to bench/RESULTS.md, those of
// --only just where a usual run leaves them out. What is measured while others use the machine is told, and not judged.

const SMALL = 0.01
const ON_DATA: Record<string, (context: Context) => Promise<Row[]>> = {
  'place-list': placeList,
  'place-uncached': placeUncached,
  pages,
  'first-visit': firstVisit,
  'review-post': reviewPost,
  'small-writes': smallWrites,
  notify: notifying,
  'itinerary-list': itineraryList,
  'chat-poll': chatPoll,
  'under-writes': underWrites,
}

const ON_THEIR_OWN: Record<string, () => Promise<Row[]>> = {
  freshness: () => onFilledDatabase(SMALL, freshness, { workers: 2 }),
  'hot-place': () => onFilledDatabase(SMALL, hotPlace, { workers: 2 }),
  'signed-in': () => onFilledDatabase(scale, signedInReads, { workers: 2 }),
  live: () => onFilledDatabase(SMALL, live, { workers: 2 }),
  trips: () => onFilledDatabase(SMALL, trips, { workers: 2 }),
  'trip-offline': tripOffline,
  uploads: () => onFilledDatabase(SMALL, uploads, { variables: { STORAGE_PER_USER: '10GB' } }),
  'page-flood': () => onFilledDatabase(SMALL, pageFlood, { workers: 2, variables: { RATE_LIMITS: 'on' } }),
  assistant: () => assistant(scale),
  'assistant-full': () => assistant(1),
  'place-search': placeSearch,
  'imported-regions': importedRegions,
  'large-region': largeRegion,
  walks,
  'map-frames': mapFrames,
  'at-rest': atRest,
  interactions,
  'web-vitals': webVitals,
}

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    scale: { type: 'string', default: String(SMALL) },
    only: { type: 'string' },
  },
})
const scale = values.full ? 1 : Number(values.scale)
const names = ['growth', ...Object.keys(ON_DATA), ...Object.keys(ON_THEIR_OWN)]
/** Measured only when it is asked for: one takes minutes, the other downloads 87 MB. */
const ONLY_ASKED = ['assistant-full', 'walks']
/** Takes minutes: measured with the whole data set or when it is asked for. */
const LONG = ['large-region']
const usual = names.filter((name) => !ONLY_ASKED.includes(name) && (values.full || !LONG.includes(name)))
const asked = values.only?.split(',') ?? usual
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is called ${unknown.join(' or ')}. There are: ${names.join(', ')}.\n`)
  process.exit(1)
}

if (asked.includes('growth') && !values.full) {
  process.stderr.write('growth compares with the whole data set: it runs with --full.\n')
  // Among the usual ones it is left out; asked for by itself, nothing else would say that it did not run.
  if (values.only !== undefined) process.exit(1)
}

build()
const rows: Row[] = []
const rowsAlone: Row[] = []
const add = async (measure: () => Promise<Row[]>, { isUsual = true } = {}) => {
  const othersUsed = watchOthers()
  const made = await measure()
  const others = othersUsed()
  for (const row of made.map((one) => judged(one, others))) {
    process.stdout.write(printed(row))
    rows.push(row)
    if (!isUsual) rowsAlone.push(row)
  }
}

await add(machineSpeed)
const onData = Object.entries(ON_DATA).filter(([name]) => asked.includes(name))
const isGrowthAsked = values.full && asked.includes('growth')
if (onData.length > 0 || isGrowthAsked) {
  await onFilledDatabase(scale, async (context) => {
    if (isGrowthAsked)
      await add(() => onFilledDatabase(SMALL, (small) => growth(small, context)), {
        isUsual: values.only === undefined,
      })
    for (const [, measure] of onData) await add(() => measure(context))
  })
}
for (const [name, measure] of Object.entries(ON_THEIR_OWN))
  if (asked.includes(name)) await add(measure, { isUsual: usual.includes(name) })

const file = new URL('RESULTS.md', import.meta.url)
if (rowsAlone.length > 0)
  writeFileSync(file, withRowsAlone(readFileSync(file, 'utf8'), rowsAlone, commitOfSources()))
if (values.only === undefined) {
  const [cpu] = cpus()
  const machine = `Data set at ${scale * 100} %, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}.`
  writeFileSync(
    file,
    results({ machine, rows, commit: commitOfSources(), before: readFileSync(file, 'utf8') }),
  )
}
await reportPerformance()
const missed = rows.filter(({ ok }) => ok === false).length
const open = rows.filter(({ ok, figure }) => ok === null && figure.includes('not judged')).length
process.stdout.write(
  `\n${missed === 0 ? 'No target is missed' : `${missed} of ${rows.length} targets are missed`}${open === 0 ? '' : `, and ${open} could not be judged`}.\n`,
)
process.exit(missed === 0 ? 0 : 1)
