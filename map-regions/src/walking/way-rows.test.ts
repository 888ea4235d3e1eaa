import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalkFile, waysIn } from './way-rows.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files of ways larger than what is read at once are read back whole', () => {
  const ways = 3_000
  const files = ['one', 'other'].map((name, file) => {
    const walks = createWalkFile(join(folder, name))
    for (let way = 0; way < ways; way++) {
      const nodes = Array.from({ length: 2 + (way % 200) }, (_, index) => way * 1_000 + index)
      const places = nodes.flatMap((node) => [node + file, -node])
      walks.add(nodes, places, { cost: 1.5, oneway: way % 2 === 0 ? null : 'backward' })
    }
    return walks.close()
  })
  let read = 0
  for (const { row, points } of waysIn(files)) {
    const [way, file] = [read % ways, Math.floor(read / ways)]
    expect(points).toBe(2 + (way % 200))
    expect([...row.subarray(0, 3)]).toEqual([points, 1500, way % 2])
    const first = way * 1_000 + (way % 2 === 0 ? 0 : points - 1)
    expect([...row.subarray(3, 6)]).toEqual([first, first + file, -first])
    read++
  }
  expect(read).toBe(ways * 2)
})

test('a file without ways has none', () => {
  expect([...waysIn([createWalkFile(join(folder, 'empty')).close()])]).toEqual([])
})
