import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

// This test reads the build only; it opens no page.

const CLIENT = `${import.meta.dirname}/../web/build/client`
/** The target of bench/rows/first-visit.ts. */
const LIMIT_BYTES = 130 * 1024

interface Scripts {
  module: string
  imports?: string[]
}
interface Manifest {
  entry: Scripts
  routes: Record<string, Scripts>
}

/** Reads the manifest of the build. The server uses it to name the scripts of a page. */
const readManifest = async (): Promise<{ manifest: Manifest; path: string }> => {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: CLIENT })
  const code = await readFile(`${CLIENT}/${file}`, 'utf8')
  const json = code.slice(code.indexOf('=') + 1).replace(/;\s*$/, '')
  return { manifest: JSON.parse(json) as Manifest, path: `/${file}` }
}

test.each(['routes/home', 'routes/place'])(
  'the scripts of a first visit of %s weigh at most 130 KB',
  async (route) => {
    const { manifest, path } = await readManifest()
    const parts = [manifest.entry, ...['root', 'routes/page', route].map((id) => manifest.routes[id])]
    const scripts = new Set([path])
    for (const part of parts)
      for (const script of part ? [part.module, ...(part.imports ?? [])] : []) scripts.add(script)
    expect(scripts.size).toBeGreaterThan(4)
    const sizes = await Promise.all(
      [...scripts].map(async (script) => (await stat(`${CLIENT}${script}.br`)).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT_BYTES)
  },
)
