import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Compresses once and as hard as it goes what a server would otherwise compress at every request, and less well. */
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

export default {
  ssr: true,
  // The whole URL map is small, and one cached manifest file spares a request at every link that comes into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compress(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config
