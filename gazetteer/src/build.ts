import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { airportEntries } from './airport-entries.ts'
import { countryEntries, regionEntries } from './area-entries.ts'
import { cityEntries } from './city-entries.ts'
import type { Entry } from './entry.ts'
import { gazetteerFingerprint, isCurrent } from './fingerprint.ts'
import { readCities, readRegions } from './geonames.ts'
import { landmarkEntries } from './landmark-entries.ts'
import { schema } from './schema.ts'
import { villageEntries } from './village-entries.ts'
import { writeGazetteer } from './write.ts'

const byImportance = (a: Entry, b: Entry) => b.importance - a.importance || (a.id < b.id ? -1 : 1)

/**
 * Writes the place-search file: the same bytes from the same data. Takes some seconds. The file appears under its name only when
 * complete, so several processes may build at once and none reads half a file.
 */
export const buildGazetteer = (targetFile: string) => {
  mkdirSync(dirname(resolve(targetFile)), { recursive: true })
  const unfinished = `${targetFile}.${randomUUID()}.unfinished`
  try {
    const [cities, regions] = [[...readCities()], readRegions()]
    const named = [...cityEntries(cities), ...villageEntries(cities)]
    const entries = [
      ...named,
      ...landmarkEntries(named),
      ...airportEntries(named),
      ...countryEntries(cities),
      ...regionEntries(regions, cities),
    ].sort(byImportance)
    const database = new DatabaseSync(unfinished)
    try {
      database.exec(schema)
      writeGazetteer(database, { entries, regions, fingerprint: gazetteerFingerprint() })
    } finally {
      database.close()
    }
    renameSync(unfinished, targetFile)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Builds the file unless a current one exists. Returns whether it built. */
export const ensureGazetteer = (targetFile: string) => {
  if (isCurrent(targetFile)) return false
  buildGazetteer(targetFile)
  return true
}

/** The command line: `node gazetteer/src/build.ts [file]`. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? 'data/gazetteer.sqlite'
  const started = performance.now()
  const built = ensureGazetteer(file)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${file}: ${built ? `built in ${seconds} s` : 'up to date'}\n`)
}
