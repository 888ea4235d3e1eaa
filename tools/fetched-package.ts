import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(tmpdir(), 'andariego-packages')

/**
 * Returns the folder of a package that only one rare command needs, such as making the base map. It is downloaded once into a
 * system folder instead of being a dependency, because `npm ci` would install its hundred megabytes for everybody.
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
