import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnfinished, removeAbandoned } from './unfinished.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unfinished-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('several processes may replace a region of one name at once: one of them wins, whole', async () => {
  const regions = join(folder, 'contested')
  mkdirSync(regions)
  const source = `
    import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    import { createUnfinished, exchange } from ${JSON.stringify(new URL('./unfinished.ts', import.meta.url).href)}
    for (let turn = 0; turn < 60; turn++) {
      const unfinished = createUnfinished(${JSON.stringify(regions)})
      const ready = join(unfinished, 'region')
      mkdirSync(ready)
      for (const file of ['region.json', 'tiles.pmtiles']) writeFileSync(join(ready, file), process.pid + ' ' + turn)
      exchange(${JSON.stringify(regions)}, unfinished, ready, 'costa')
      rmSync(unfinished, { recursive: true })
    }`
  const processes = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', source])
    let errors = ''
    child.stderr.on('data', (part: Buffer) => {
      errors += part
    })
    return once(child, 'close').then(() => errors.replace(/.*Warning.*\n|\(Use .*\n/g, ''))
  })
  expect(await Promise.all(processes)).toEqual(['', '', '', ''])
  expect(readdirSync(regions)).toEqual(['costa'])
  const [one, other] = ['region.json', 'tiles.pmtiles'].map((file) =>
    readFileSync(join(regions, 'costa', file), 'utf8'),
  )
  expect(one).toBe(other)
})

test('what an import left is removed, though its description is damaged', () => {
  const regions = join(folder, 'damaged')
  const left = createUnfinished(regions).replace(/importing-\d+-/, 'importing-4194304-')
  mkdirSync(join(left, 'replaced'), { recursive: true })
  writeFileSync(join(left, 'replaced', 'region.json'), '{"format":')
  removeAbandoned(regions)
  expect(existsSync(left)).toBe(false)
})
