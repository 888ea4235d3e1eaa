import { closeSync, openSync, writeSync } from 'node:fs'

/**
 * Walkable ways as they are read: [points, cost × 1000, one-way], then for each point node id, latitude and longitude in
 * ten-millionths of a degree. Numbers of 8 bytes: ids outgrow 32 bits.
 */
export const createWalkFile = (file: string) => {
  const descriptor = openSync(file, 'w')
  let waiting: number[] = []
  const flush = () => {
    if (waiting.length > 0) writeSync(descriptor, Float64Array.from(waiting))
    waiting = []
  }
  return {
    add: (nodes: number[], places: number[], { cost, oneway }: { cost: number; oneway: boolean }): void => {
      waiting.push(nodes.length, Math.round(cost * 1000), oneway ? 1 : 0)
      nodes.forEach((node, index) => {
        waiting.push(node, places[index * 2] as number, places[index * 2 + 1] as number)
      })
      if (waiting.length > 32_768) flush()
    },
    close: (): string => {
      flush()
      closeSync(descriptor)
      return file
    },
  }
}
