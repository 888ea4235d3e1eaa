import { spawnSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFrom } from './sources.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

const SHARED_SOURCES = ['contract/src/**/*.ts', 'package-lock.json']
const WEB_SOURCES = [
  ...SHARED_SOURCES,
  'web/app/**/*',
  'web/service-worker/**/*',
  'web/public/**/*',
  'web/*.{ts,json}',
]
const PLACE_SEARCH_SOURCES = ['gazetteer/src/**/*', 'package-lock.json']
const ASSISTANT = 'server/src/features/assistant'
const EXAMPLE_SOURCES = [
  'gazetteer/src/names.ts',
  `${ASSISTANT}/{lexicon,understanding}/**/*`,
  `${ASSISTANT}/learn-examples.ts`,
]
const SERVER_SOURCES = [
  ...SHARED_SOURCES,
  '{server,posters,gazetteer,local-postgres,map-regions}/{src/**/,}*.{ts,json}',
  'tools/bundle-server.ts',
]

/** The server built by `build`: what `npm start` runs, and the module of its workers. */
export const BUILT_SERVER = new URL('../server/build/run/main.js', import.meta.url)
export const BUILT_WORKER = new URL('../server/build/run/worker.js', import.meta.url)

const run = (what: string, command: string, args: string[], folder = root): void => {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  })
  if (status !== 0) throw new Error(`${what} could not be built.`)
}

/** Builds what is missing or outdated; fast when nothing is. */
export const build = (): void => {
  const web = `${root}web/build/`
  makeFrom(WEB_SOURCES, { result: `${web}server/index.js`, stamp: `${web}stamp` }, () =>
    run('The web', `${root}node_modules/.bin/react-router`, ['build'], `${root}web`),
  )
  const built = `${root}server/build/`
  const placeSearch = { result: `${built}gazetteer.sqlite`, stamp: `${built}gazetteer.stamp` }
  makeFrom(PLACE_SEARCH_SOURCES, placeSearch, () =>
    run('The file of place search', process.execPath, [`${root}gazetteer/src/build.ts`, placeSearch.result]),
  )
  makeFrom(EXAMPLE_SOURCES, { result: `${built}assistant/help.bin`, stamp: `${built}assistant.stamp` }, () =>
    run("The assistant's examples", process.execPath, [`${root}${ASSISTANT}/learn-examples.ts`]),
  )
  makeFrom(SERVER_SOURCES, { result: `${built}run/main.js`, stamp: `${built}stamp` }, () =>
    run('The server', process.execPath, [`${root}tools/bundle-server.ts`]),
  )
}
