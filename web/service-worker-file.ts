import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('service-worker/worker.ts', import.meta.url))

const ROOT_FILE = /\.(svg|png|webmanifest)$/
/** The code of the map's renderer and of Google's map loads only when it is used. */
const COMES_WHEN_USED = /\/(maplibre|google-)/
const HAD_BEFOREHAND = /\.(js|css|svg)$|-latin-wght-[^/]*\.woff2$|-display-latin-[^/]*\.woff2$|^\/[^/]+$/
/** Larger files are no part of a page and load only when they are used. */
const LARGE_BYTES = 500_000

interface Output {
  output: readonly { type: string; code?: string }[]
}

/** The version that React Router gave this build; every page contains it. */
const versionOf = async (assets: string): Promise<string> => {
  const manifest = (await readdir(assets)).find((name) => /^manifest-[\da-f]+\.js$/.test(name))
  const version =
    manifest && /"version":"([\da-f]+)"/.exec(await readFile(join(assets, manifest), 'utf8'))?.[1]
  if (!version) throw new Error('The manifest of the routes is named otherwise than before.')
  return version
}

/** The files of this release, as the service worker gets them. */
const releaseOf = async (client: string) => {
  const assets = join(client, 'assets')
  const names = (await readdir(assets)).filter((name) => /\.(js|css|svg|woff2)$/.test(name))
  const roots = (await readdir(client)).filter((name) => ROOT_FILE.test(name))
  const files = [...names.map((name) => `/assets/${name}`), ...roots.map((name) => `/${name}`)].sort()
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(client, file))).size))
  const wanted = files.filter(
    (file, index) =>
      HAD_BEFOREHAND.test(file) && !COMES_WHEN_USED.test(file) && (sizes[index] ?? 0) < LARGE_BYTES,
  )
  return { version: await versionOf(assets), files, wanted }
}

/** Writes `sw.js` into the build, with the list of the release's files inside. */
export const writeServiceWorker = async (client: string): Promise<void> => {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { RELEASE: JSON.stringify(await releaseOf(client)) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as unknown as Output | Output[]
  const code = [built].flat()[0]?.output.find(({ type }) => type === 'chunk')?.code
  if (!code) throw new Error('The service worker could not be built.')
  await writeFile(join(client, 'sw.js'), code)
}
