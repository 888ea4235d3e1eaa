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

test('a way with more nodes than are read at once is read back in parts, each from where the one before ends', () => {
  const nodes = Array.from({ length: 400_000 }, (_, index) => index)
  const walks = createWalkFile(join(folder, 'long'))
  walks.add(
    nodes,
    nodes.flatMap((node) => [node, -node]),
    { cost: 1, oneway: null },
  )
  let last = 0
  for (const { row, points } of waysIn([walks.close()])) {
    expect(row[3]).toBe(last)
    last = row[3 + (points - 1) * 3] as number
    expect(last - (row[3] as number)).toBe(points - 1)
  }
  expect(last).toBe(399_999)
})

test('a file without ways has none', () => {
  expect([...waysIn([createWalkFile(join(folder, 'empty')).close()])]).toEqual([])
})
