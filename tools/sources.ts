import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

const filesOf = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()

const hashOf = (files: readonly string[], told: (file: string) => string | Buffer): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(told(file))
  return hash.digest('hex')
}

/** A hash of files' metadata, ten times as fast as reading them. Changes with any file, and also when the folder is copied. */
const looksOf = (files: readonly string[]): string =>
  hashOf(files, (file) => {
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs} ${size}`
  })

/** Runs `make` unless its result exists and the stamp says that it was made from these sources; then writes the stamp. */
export const makeFrom = (
  patterns: readonly string[],
  { result, stamp }: { result: string; stamp: string },
  make: () => void,
): void => {
  const files = filesOf(patterns)
  const looks = looksOf(files)
  const isThere = existsSync(result) && existsSync(stamp)
  const [knownContents, knownLooks] = isThere ? readFileSync(stamp, 'utf8').split('\n') : []
  if (looks === knownLooks) return
  const contents = hashOf(files, (file) => readFileSync(file))
  if (contents !== knownContents) make()
  writeFileSync(stamp, `${contents}\n${looks}`)
}
