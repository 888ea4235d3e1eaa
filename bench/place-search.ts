import { readFileSync } from 'node:fs'
import { ensureGazetteer } from '../server/src/features/maps/gazetteer/build.ts'
import { openGazetteer } from '../server/src/features/maps/gazetteer/gazetteer.ts'
import { cachedGazetteerFile } from '../server/src/features/maps/gazetteer/gazetteer-for-tests.ts'

/** Place search per keystroke: what people type, letter by letter, with and without a position. */

const typed = [
  'Buenos Aires',
  'bunos aires',
  'Sagrada Familia',
  'sagarda familia',
  'machu pichu',
  'Salar de Uyuni',
  'San Carlos de Bariloche',
  'Córdoba, España',
  'cordoba argentina',
  'Nueva York',
  'santiago de compostela',
  'catedral de sevilla',
  'barcleona',
  'plaza mayor de madrid',
  'torre eifel',
  'Chichén Itzá',
  'rio de janero',
  'guadalahara',
  'playa del carmen',
  'san cristobal de las casas',
  'aeropuerto de ezeiza',
  'londers',
  'estanbul',
  'villa general belgrano',
  'hotel en san miguel',
  'xqzvbn wkjhgf',
]

const keystrokes = typed.flatMap((text) =>
  Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)),
)

/** Resident memory by origin: what is mapped from files is shared by all processes. */
const memory = () => {
  const lines = readFileSync('/proc/self/status', 'utf8')
  const megabytes = (field: string) => Number(lines.match(new RegExp(`${field}:\\s+(\\d+)`))?.[1] ?? 0) / 1024
  return { own: megabytes('RssAnon'), shared: megabytes('RssFile') }
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

ensureGazetteer(cachedGazetteerFile)
const before = memory()
const opening = performance.now()
const gazetteer = openGazetteer(cachedGazetteerFile)
const opened = performance.now() - opening

const measure = (near: { latitude?: number; longitude?: number }) =>
  keystrokes
    .map((q) => {
      const started = performance.now()
      gazetteer.search({ q, ...near })
      return performance.now() - started
    })
    .sort((a, b) => a - b)

const report = (what: string, times: number[]) => {
  const [median, p95, most] = [quantile(times, 0.5), quantile(times, 0.95), times.at(-1) ?? 0]
  process.stdout.write(
    `${what}: ${times.length} keystrokes, p50 ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (target 15), max ${most.toFixed(1)} ms\n`,
  )
  return p95
}

const slowest = Math.max(
  report('first pass', measure({})),
  report('without position', measure({})),
  report('near Madrid', measure({ latitude: 40.4, longitude: -3.7 })),
)
const after = memory()
const added = { own: after.own - before.own, shared: after.shared - before.shared }
process.stdout.write(
  `opened in ${opened.toFixed(1)} ms; adds ${added.own.toFixed(0)} MB in this process and ${added.shared.toFixed(0)} MB shared by all (target 120 together)\n`,
)
gazetteer.close()
if (slowest > 15) process.exitCode = 1
