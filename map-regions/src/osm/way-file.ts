import { closeSync, openSync, readSync } from 'node:fs'
import { writeAll } from '../write-all.ts'

/** The positions of ways' lines that relations need: way, offset and length, repeated. */
export interface WayRows {
  file: string
  rows: number[]
}

/** Stores the lines of such ways, in world units. */
export const createWayFile = (file: string) => {
  const descriptor = openSync(file, 'w')
  const rows: number[] = []
  let end = 0
  return {
    add: (id: number, line: Int32Array): void => {
      writeAll(descriptor, line, end)
      rows.push(id, end, line.byteLength)
      end += line.byteLength
    },
    close: (): WayRows => {
      closeSync(descriptor)
      return { file, rows }
    },
  }
}

/** Returns a way's line; null for ways missing in the extract. */
export const openWays = (parts: WayRows[]) => {
  const places = new Map<number, [descriptor: number, offset: number, length: number]>()
  const descriptors = parts.map(({ file, rows }) => {
    const descriptor = openSync(file, 'r')
    for (let at = 0; at < rows.length; at += 3)
      places.set(rows[at] as number, [descriptor, rows[at + 1] as number, rows[at + 2] as number])
    return descriptor
  })
  return {
    line: (id: number): Int32Array | null => {
      const place = places.get(id)
      if (!place) return null
      const [descriptor, offset, length] = place
      const line = new Int32Array(length / 4)
      readSync(descriptor, line, 0, length, offset)
      return line
    },
    close: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
    },
  }
}
