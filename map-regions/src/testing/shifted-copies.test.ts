/** @module-tag release */
import { mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBlobs, readBlob } from '../osm/blobs.ts'
import { readBlock } from '../osm/block.ts'
import { MONACO } from './extracts.ts'
import { writeShiftedCopies } from './shifted-copies.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shifted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads a file: the positions of nodes by id, and how many nodes of ways and members of relations are missing. */
const contentOf = (file: string) => {
  const descriptor = openSync(file, 'r')
  const nodes = new Map<number, [latitude: number, longitude: number]>()
  let [ways, missing] = [0, 0]
  for (const place of findBlobs(file, statSync(file).size).filter(({ type }) => type === 'OSMData'))
    readBlock(readBlob(descriptor, file, place), {
      node: (id, latitude, longitude) => nodes.set(id, [latitude, longitude]),
      way: (_id, _tags, refs) => {
        ways++
        missing += refs.filter((ref) => !nodes.has(ref)).length
      },
    })
  return { nodes, ways, missing }
}

test('four copies have four times all elements, each complete and at its own position', () => {
  const output = join(folder, 'four.osm.pbf')
  writeShiftedCopies(MONACO, 2, output)
  const [one, four] = [contentOf(MONACO), contentOf(output)]
  expect([four.nodes.size, four.ways]).toEqual([one.nodes.size * 4, one.ways * 4])
  expect(four.missing).toBe(one.missing * 4)
  const [[id, [latitude, longitude]] = [0, [0, 0]]] = one.nodes
  expect(four.nodes.get(id)).toEqual([latitude, longitude])
  expect(four.nodes.get(id + 3e11)).toEqual([latitude + 3e6, longitude + 5e6])
})
