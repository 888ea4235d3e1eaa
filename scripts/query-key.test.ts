import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'andariego-query-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PLANTED = `
client.setQueriesData({ queryKey: ['gamification'] }, null)
client.getQueriesData({ queryKey: ['places', id] as const })
client.isMutating({ mutationKey: [...itineraryKey, 'deletion'] })
client.invalidateQueries(answersOf('GET /groups', { query: { limit: 20 } }))
client.cancelQueries({ queryKey: keyOf('GET /places/:id', { params: { id } }) })
`

test('the linter refuses a hand-written query key, and accepts one made from an endpoint', () => {
  for (const file of ['biome.json', 'boundaries.biome.json', 'scripts/query-key.grit'])
    cpSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, 'web/app/features/places'), { recursive: true })
  writeFileSync(join(folder, 'web/app/features/places/planted.ts'), PLANTED)
  const { stdout } = spawnSync(
    `${root}node_modules/.bin/biome`,
    ['lint', '--reporter=github', '--vcs-enabled=false', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const lines = stdout.split('\n').filter((line) => line.includes('title=plugin,'))
  expect(lines.map((line) => Number(/line=(\d+)/.exec(line)?.[1]))).toEqual([2, 3, 4])
})
