import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureGazetteer } from '@andariego/gazetteer'
import { type Progress, removeAbandoned, removeRegion } from '@andariego/map-regions'
import { configOfEnvironment } from '../server/src/environment.ts'
import { GAZETTEER_FILE, importMapRegion } from '../server/src/features/maps/public.ts'
import { asCommand } from './as-command.ts'

// `npm run maps:import -- FILE`: imports streets, search and walking routes of a region, also while the product runs.

const USAGE = 'Uso: npm run maps:import -- ARCHIVO [--name NOMBRE] | npm run maps:import -- --remove NOMBRE'
const WIDTH = 24

const number = new Intl.NumberFormat('es')
const left = (seconds: number | null) =>
  seconds === null
    ? ''
    : seconds < 90
      ? `, quedan ${Math.ceil(seconds)} s`
      : `, quedan ${Math.ceil(seconds / 60)} min`

/** Overwrites one line in a terminal; prints separate lines elsewhere. */
const showProgress = () => {
  let last = ''
  return ({ step, share, secondsLeft }: Progress) => {
    if (!process.stderr.isTTY) {
      if (step !== last) process.stderr.write(`${step}\n`)
      last = step
      return
    }
    const full = Math.round(share * WIDTH)
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
    process.stderr.write(`\r\u001b[K${bar} ${Math.floor(share * 100)} % ${step}${left(secondsLeft)}`)
    if (share === 1) process.stderr.write('\n')
  }
}

const SKIPPED: Record<string, string> = {
  'skipped.position': 'posiciones que no existen',
  'skipped.area': 'áreas que no se cierran en el extracto',
  'skipped.numbers': 'numeraciones de calles sin una regla que se entienda',
  'skipped.walk': 'caminos sobre el meridiano 180 (se dibujan, pero no se anda por ellos)',
}

/** Returns what an import left out, in one line; none when it took everything. */
const skipped = (counts: Record<string, number>): string[] => {
  const told = Object.entries(SKIPPED).flatMap(([key, what]) =>
    counts[key] ? [`${what}: ${number.format(counts[key])}`] : [],
  )
  return told.length > 0 ? [`Se ha omitido: ${told.join('; ')}.`] : []
}

const argumentsGiven = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, remove: { type: 'string' } },
    })
  } catch {
    throw new Error(USAGE)
  }
}

const run = async () => {
  const { positionals, values } = argumentsGiven()
  const { regions } = configOfEnvironment().maps
  if (values.remove !== undefined) {
    if (!removeRegion(regions, values.remove))
      throw new Error(`No hay una región «${values.remove}» en ${regions}.`)
    return `La región «${values.remove}» ya no está.`
  }
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(USAGE)
  if (!existsSync(GAZETTEER_FILE)) ensureGazetteer(GAZETTEER_FILE)
  const started = performance.now()
  const { region, tiles, bytes } = await importMapRegion({
    file,
    regions,
    ...(values.name !== undefined && { name: values.name }),
    onProgress: showProgress(),
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const ready = `La región «${region.name}» está lista: ${number.format(tiles)} teselas, ${number.format(Math.round(bytes / 1e5) / 10)} MB, en ${seconds} s.`
  return [ready, ...skipped(region.counts)].join('\n')
}
/**
 * Runs this script again in a process of its own. When that one is stopped with Ctrl-C, at any moment, or runs out of memory, its
 * files are removed here.
 */
const runInOwnProcess = async () => {
  const { regions } = configOfEnvironment().maps
  const child = fork(process.argv[1] ?? '', process.argv.slice(2))
  // A terminal sends Ctrl-C to both processes; this one waits for the other's end.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill())
  const [code, signal] = await once(child, 'exit')
  removeAbandoned(regions)
  if (signal !== null)
    process.stderr.write('\nLa importación se ha interrumpido; no ha dejado nada a medias.\n')
  process.exit(code ?? 130)
}

await (process.send ? asCommand(run) : runInOwnProcess())
