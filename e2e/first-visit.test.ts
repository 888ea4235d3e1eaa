import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

// This test reads the build only; it opens no page.

const CLIENT = `${import.meta.dirname}/../web/build/client`
/** The target of bench/rows/first-visit.ts. */
const LIMIT_BYTES = 130 * 1024
/** What the largest page needs, an own trip, with a little room: whoever adds more has to decide it. */
const LIMIT_OF_ANY_PAGE_BYTES = 200 * 1024

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

/** How many bytes the scripts of a page weigh, compressed. */
const weigh = async (route: string) => {
  const { manifest, path } = await readManifest()
  const parts = [manifest.entry, ...['root', 'routes/page', route].map((id) => manifest.routes[id])]
  const scripts = new Set([path])
  for (const part of parts)
    for (const script of part ? [part.module, ...(part.imports ?? [])] : []) scripts.add(script)
  expect(scripts.size).toBeGreaterThan(4)
  const sizes = await Promise.all(
    [...scripts].map(async (script) => (await stat(`${CLIENT}${script}.br`)).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.each(['routes/home', 'routes/place'])(
  'the scripts of a first visit of %s weigh at most 130 KB',
  async (route) => {
    expect(await weigh(route)).toBeLessThanOrEqual(LIMIT_BYTES)
  },
)

test('the scripts of no page weigh more than 200 KB', async () => {
  const { manifest } = await readManifest()
  const routes = Object.keys(manifest.routes).filter((id) => id.startsWith('routes/'))
  expect(routes.length).toBeGreaterThan(20)
  const heavy = []
  for (const route of routes) if ((await weigh(route)) > LIMIT_OF_ANY_PAGE_BYTES) heavy.push(route)
  expect(heavy).toEqual([])
})
