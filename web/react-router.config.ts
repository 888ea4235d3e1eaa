import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { writeServiceWorker } from './service-worker-file.ts'
import { styleRules } from './style-rules.ts'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Compresses the files once at the highest level; otherwise the server would compress them at each request, and less well. */
const compress = async (folder: string) => {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const files = (await readdir(folder)).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

/** Splits the style sheets into rules at build time, so that the server can inline those that a page needs. */
const writeStyleRules = async (assets: string, folder: string) => {
  await mkdir(folder, { recursive: true })
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'))
  await Promise.all(
    sheets.map(async (sheet) => {
      const rules = styleRules(await readFile(join(assets, sheet), 'utf8'))
      await writeFile(join(folder, `${sheet}.json`), JSON.stringify(rules))
    }),
  )
}

export default {
  ssr: true,
  // The route manifest is small, and a single cached file saves a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, 'client')
    const assets = join(client, 'assets')
    await Promise.all([compress(assets), writeStyleRules(assets, join(buildDirectory, 'style-rules'))])
    await writeServiceWorker(client)
  },
} satisfies Config
