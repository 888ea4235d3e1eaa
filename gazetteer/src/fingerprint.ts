import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bordersVersion } from './borders.ts'
import { dataVersions } from './geonames.ts'

const folder = import.meta.dirname

const sources = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|txt)$/.test(file) && !/\.test\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file)))

/** A hash of everything that the file depends on: the data, its versions, the code that builds it and Spanish country names. */
export const gazetteerFingerprint = () => {
  const hash = createHash('sha256').update(
    `${dataVersions()}, world-atlas ${bordersVersion()}, CLDR ${process.versions.cldr}`,
  )
  for (const source of sources()) hash.update(source)
  return hash.digest('hex')
}

/** Whether the file exists, is complete, and was built from what is installed now. */
export const isCurrent = (file: string) => {
  if (!existsSync(file)) return false
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return database.prepare('SELECT fingerprint FROM about').get()?.fingerprint === gazetteerFingerprint()
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}
