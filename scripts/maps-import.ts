import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureGazetteer } from '@andariego/gazetteer'
import { inSpanish, openRegions, type Progress, removeAbandoned, removeRegion } from '@andariego/map-regions'
import { configOfEnvironment } from '../server/src/environment.ts'
import { GAZETTEER_FILE, importMapRegion } from '../server/src/features/maps/public.ts'
import { asCommand } from './as-command.ts'

// `npm run maps:import -- FILE`: imports streets, search and walking routes of a region, also while the product runs.

const USAGE =
  'Uso: npm run maps:import -- ARCHIVO [--name NOMBRE] | npm run maps:import -- --remove NOMBRE | npm run maps:import -- --help'
const helpFor = (regions: string) => {
  const names = openRegions(regions)
    .list()
    .map(({ name }) => name)
  return `Uso: npm run maps:import -- ARCHIVO [--name NOMBRE]
     npm run maps:import -- --remove NOMBRE

Trae a este disco las calles de una región, también mientras el producto funciona. ARCHIVO es un extracto de
OpenStreetMap (.osm.pbf), con sus calles, su búsqueda y sus caminos a pie, o un archivo PMTiles con el esquema
de Protomaps, que solo se dibuja.

  --name NOMBRE    nombre de la región: minúsculas, cifras y guiones. Sin él, el del archivo: «andorra-latest.osm.pbf»
                   da «andorra». Si ya hay una región con ese nombre, la nueva ocupa su lugar cuando está completa
  --remove NOMBRE  quita una región
  --help           muestra esta ayuda

Ctrl-C interrumpe una importación sin dejar nada a medias.
Las regiones están en ${regions} (MAPS_REGIONS, o DATA_DIR/maps). Ahora hay: ${names.join(', ') || 'ninguna'}.`
}
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
      options: {
        name: { type: 'string' },
        remove: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch {
    throw new Error(USAGE)
  }
}

const run = async () => {
  const { positionals, values } = argumentsGiven()
  const { regions } = configOfEnvironment().maps
  if (values.help) return helpFor(regions)
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
const runInSpanish = async () => {
  // The parent was killed. An import that nobody waits for ends; the next one removes its files.
  process.on('disconnect', () => process.exit(1))
  try {
    return await run()
  } catch (error) {
    throw inSpanish(error)
  }
}

/** The default lets a process that mostly waits for its workers keep a hundred megabytes of short-lived values. */
const YOUNG_GENERATION = '--max-semi-space-size=4'
const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * Runs this script again in a process of its own. When that one is stopped with Ctrl-C, at any moment, or runs out of memory, its
 * files are removed here.
 */
const runInOwnProcess = async () => {
  const { regions } = configOfEnvironment().maps
  const child = fork(process.argv[1] ?? '', process.argv.slice(2), { execArgv: [YOUNG_GENERATION] })
  // A terminal sends Ctrl-C to both processes, a supervisor to this one only. This one waits for the other's end.
  for (const signal of STOPPED_BY) process.on(signal, () => child.kill(signal))
  const [code, signal] = await once(child, 'exit')
  try {
    removeAbandoned(regions)
  } catch {
    // The other process said why the folder cannot be used.
  }
  if (signal !== null)
    process.stderr.write('\nLa importación se ha interrumpido; no ha dejado nada a medias.\n')
  process.exit(code ?? 130)
}

await (process.send ? asCommand(runInSpanish) : runInOwnProcess())
