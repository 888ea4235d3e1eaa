import { closeSync, openSync, writeSync } from 'node:fs'
import type { Oneway } from './walkable.ts'

/**
 * A file of walkable ways: for each, [points, cost × 1000, one-way], then for each point node id, latitude and longitude in
 * ten-millionths of a degree. 8-byte numbers, because ids exceed 32 bits.
 */
export const createWalkFile = (file: string) => {
  const descriptor = openSync(file, 'w')
  let waiting: number[] = []
  const flush = () => {
    if (waiting.length > 0) writeSync(descriptor, Float64Array.from(waiting))
    waiting = []
  }
  return {
    add: (nodes: number[], places: number[], { cost, oneway }: { cost: number; oneway: Oneway }): void => {
      waiting.push(nodes.length, Math.round(cost * 1000), oneway === null ? 0 : 1)
      for (let step = 0; step < nodes.length; step++) {
        const index = oneway === 'backward' ? nodes.length - 1 - step : step
        waiting.push(nodes[index] as number, places[index * 2] as number, places[index * 2 + 1] as number)
      }
      if (waiting.length > 32_768) flush()
    },
    close: (): string => {
      flush()
      closeSync(descriptor)
      return file
    },
  }
}
