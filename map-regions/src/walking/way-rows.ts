import { closeSync, openSync, readSync } from 'node:fs'
import { writeAll } from '../write-all.ts'
import type { Oneway } from './walkable.ts'

/** Longer ways are stored in parts: a reader keeps one part at a time in memory. */
const MOST_POINTS = 10_000

/**
 * A file of walkable ways: for each, [points, cost × 1000, one-way], then for each point node id, latitude and longitude in
 * ten-millionths of a degree. 8-byte numbers, because ids exceed 32 bits.
 */
export const createWalkFile = (file: string) => {
  const descriptor = openSync(file, 'w')
  let waiting: number[] = []
  const flush = () => {
    if (waiting.length > 0) writeAll(descriptor, Float64Array.from(waiting))
    waiting = []
  }
  const addPart = (
    nodes: number[],
    places: number[],
    { cost, oneway }: { cost: number; oneway: Oneway },
  ): void => {
    waiting.push(nodes.length, Math.round(cost * 1000), oneway === null ? 0 : 1)
    for (let step = 0; step < nodes.length; step++) {
      const index = oneway === 'backward' ? nodes.length - 1 - step : step
      waiting.push(nodes[index] as number, places[index * 2] as number, places[index * 2 + 1] as number)
    }
    if (waiting.length > 32_768) flush()
  }
  return {
    add: (nodes: number[], places: number[], walk: { cost: number; oneway: Oneway }): void => {
      // Each part begins with the node at which the one before ends.
      for (let from = 0; from + 1 < nodes.length; from += MOST_POINTS - 1)
        addPart(nodes.slice(from, from + MOST_POINTS), places.slice(from * 2, (from + MOST_POINTS) * 2), walk)
    },
    close: (): string => {
      flush()
      closeSync(descriptor)
      return file
    },
  }
}
const NUMBER_BYTES = 8
/** A multiple of a number's size, and more than any part of a way needs. */
const READ_BYTES = 4 * 1024 * 1024

/** Reads the ways of such files one after the other; `row` is valid until the next one is asked for. */
export function* waysIn(files: string[]): Generator<{ row: Float64Array; points: number }> {
  const buffer = new Float64Array(READ_BYTES / NUMBER_BYTES)
  for (const file of files) {
    const descriptor = openSync(file, 'r')
    for (let [offset, isEnd] = [0, false]; !isEnd; ) {
      const bytes = readSync(descriptor, buffer, 0, READ_BYTES, offset)
      const filled = bytes / NUMBER_BYTES
      let at = 0
      for (; at < filled; ) {
        const points = buffer[at] as number
        const next = at + 3 + points * 3
        if (next > filled) break
        yield { row: buffer.subarray(at, next), points }
        at = next
      }
      offset += at * NUMBER_BYTES
      isEnd = at === 0
    }
    closeSync(descriptor)
  }
}
