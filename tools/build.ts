import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureGazetteer } from '@andariego/gazetteer'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = `${root}web/build/stamp`

const SOURCES = [
  'web/app/**/*',
  'web/service-worker/**/*',
  'web/public/**/*',
  'web/*.{ts,json}',
  'contract/src/**/*.ts',
  'package-lock.json',
]

/** Changes with any file that the web is built from. */
const stampOfSources = (): string => {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const buildWeb = (): void => {
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const { status } = spawnSync(`${root}node_modules/.bin/react-router`, ['build'], {
    cwd: `${root}web`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  })
  if (status !== 0) throw new Error('The web could not be built.')
  writeFileSync(stampFile, stamp)
}

/** Makes what is missing or behind; a moment when nothing is. */
export const build = (): void => {
  ensureGazetteer(GAZETTEER_FILE)
  buildWeb()
}
