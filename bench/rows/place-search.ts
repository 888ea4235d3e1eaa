import { readFileSync } from 'node:fs'
import { ensureGazetteer, openGazetteer } from '@andariego/gazetteer'
import { GAZETTEER_FILE } from '../../server/src/features/maps/public.ts'
import { quantile, type Row } from '../row.ts'

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

/** Resident memory by kind: file mappings are shared by all processes. */
const memory = () => {
  const lines = readFileSync('/proc/self/status', 'utf8')
  const megabytes = (field: string) => Number(lines.match(new RegExp(`${field}:\\s+(\\d+)`))?.[1] ?? 0) / 1024
  return { own: megabytes('RssAnon'), shared: megabytes('RssFile') }
}

const P95_LIMIT = 15
const MEMORY_LIMIT = 120

/** Measures place search per keystroke: typed letter by letter, with and without a position. */
export const placeSearch = async (): Promise<Row[]> => {
  ensureGazetteer(GAZETTEER_FILE)
  const before = memory()
  const gazetteer = openGazetteer(GAZETTEER_FILE)
  const measure = (near: { latitude?: number; longitude?: number }) =>
    keystrokes.map((q) => {
      const started = performance.now()
      gazetteer.search({ q, ...near })
      return performance.now() - started
    })
  const passes = [measure({}), measure({}), measure({ latitude: 40.4, longitude: -3.7 })]
  const after = memory()
  gazetteer.close()
  const slowest = Math.max(...passes.map((times) => quantile(times, 0.95)))
  const middle = quantile(passes.flat(), 0.5)
  const own = after.own - before.own
  const shared = after.shared - before.shared
  return [
    {
      what: 'Place search per keystroke',
      figure: `p95 ${slowest.toFixed(1)} ms, p50 ${middle.toFixed(2)} ms (${keystrokes.length} keystrokes, slowest of three passes)`,
      target: `p95 ≤ ${P95_LIMIT} ms`,
      ok: slowest <= P95_LIMIT,
    },
    {
      what: 'Memory that place search adds',
      figure: `${own.toFixed(0)} MB in each process, ${shared.toFixed(0)} MB shared by all`,
      target: `≤ ${MEMORY_LIMIT} MB in two processes together`,
      ok: own * 2 + shared <= MEMORY_LIMIT,
    },
  ]
}
