import { closeSync, openSync, readSync } from 'node:fs'
import { writeAll } from '../write-all.ts'

/**
 * Stores nodes' positions on disk: memory only holds the first id of every run of 1,024 nodes. A country's nodes do not fit into
 * a Map; sorted batches of look-ups cost a few reads from the system's cache.
 */
export const STRETCH = 1024
const NODE_BYTES = 16

/** The message of an error about a file with several versions of an element. */
export const TWICE = 'An element is there twice.'

/** The coordinate of a missing node: valid ones are within ±1.8 billion. */
export const NOWHERE = 0x7fffffff

/** The runs of one file, four numbers each: first id, last id, offset in the file, number of nodes. */
export interface Stretches {
  file: string
  rows: number[]
}

export const createNodeFile = (file: string) => {
  const descriptor = openSync(file, 'w')
  const rows: number[] = []
  let end = 0
  let count = 0
  // Reused: millions of short-lived arrays would wait for the garbage collector.
  const ids = new Float64Array(STRETCH)
  const places = new Int32Array(STRETCH * 2)
  let isAscending = true

  const sort = () => {
    const order = Array.from({ length: count }, (_, index) => index)
    order.sort((one, other) => (ids[one] as number) - (ids[other] as number))
    const [sortedIds, sortedPlaces] = [ids.slice(), places.slice()]
    order.forEach((from, to) => {
      ids[to] = sortedIds[from] as number
      places.set(sortedPlaces.subarray(from * 2, from * 2 + 2), to * 2)
    })
    for (let index = 1; index < count; index++) if (ids[index] === ids[index - 1]) throw new RangeError(TWICE)
    isAscending = true
  }
  const flush = () => {
    if (count === 0) return
    if (!isAscending) sort()
    writeAll(descriptor, ids.subarray(0, count), end)
    writeAll(descriptor, places.subarray(0, count * 2), end + count * 8)
    rows.push(ids[0] as number, ids[count - 1] as number, end, count)
    end += count * NODE_BYTES
    count = 0
  }
  return {
    /** Negative ids, which come first, may descend: osmium orders them by their absolute value. Throws when an id repeats. */
    add: (id: number, latitude: number, longitude: number): void => {
      if (count > 0 && (ids[0] as number) < 0 && id >= 0) flush()
      if (count > 0 && id <= (ids[count - 1] as number)) isAscending = false
      ids[count] = id
      places[count * 2] = latitude
      places[count * 2 + 1] = longitude
      count++
      if (count === STRETCH) flush()
    },
    /** Call it after each block: another worker may store ids between this block and the next. */
    flush,
    close: (): Stretches => {
      flush()
      closeSync(descriptor)
      return { file, rows }
    },
  }
}

export interface NodeDirectory {
  files: string[]
  table: Float64Array
}

/** Combines all files into one table ordered by id: file, first id, last id, offset, count. Null when runs overlap. */
export const directoryOf = (parts: Stretches[]): NodeDirectory | null => {
  const rows = parts.flatMap(({ rows }, file) =>
    Array.from({ length: rows.length / 4 }, (_, index) => [file, ...rows.slice(index * 4, index * 4 + 4)]),
  )
  rows.sort((one, other) => (one[1] as number) - (other[1] as number))
  const overlap = rows.some(
    (row, index) => index > 0 && (row[1] as number) <= (rows[index - 1]?.[2] as number),
  )
  if (overlap) return null
  const table = new Float64Array(rows.length * 5)
  rows.forEach((row, index) => {
    table.set(row, index * 5)
  })
  return { files: parts.map(({ file }) => file), table }
}

/** Finds nodes' coordinates, in ten-millionths of a degree, for ids in ascending order. */
export const openNodes = ({ files, table }: NodeDirectory) => {
  const descriptors = files.map((file) => openSync(file, 'r'))
  const buffer = Buffer.alloc(STRETCH * NODE_BYTES)
  const stretchCount = table.length / 5
  const field = (stretch: number, index: number) => table[stretch * 5 + index] as number

  return {
    /** Returns alternating latitudes and longitudes, NOWHERE for missing nodes. */
    find: (wanted: Float64Array): Int32Array => {
      const found = new Int32Array(wanted.length * 2).fill(NOWHERE)
      let stretch = 0
      for (let at = 0; at < wanted.length; ) {
        const id = wanted[at] as number
        let [low, high] = [stretch, stretchCount - 1]
        while (low < high) {
          const middle = (low + high + 1) >> 1
          if (field(middle, 1) <= id) low = middle
          else high = middle - 1
        }
        stretch = low
        if (stretchCount === 0 || id < field(stretch, 1) || id > field(stretch, 2)) {
          at++
          continue
        }
        const count = field(stretch, 4)
        readSync(descriptors[field(stretch, 0)] as number, buffer, 0, count * NODE_BYTES, field(stretch, 3))
        const ids = new Float64Array(buffer.buffer, buffer.byteOffset, count)
        const places = new Int32Array(buffer.buffer, buffer.byteOffset + count * 8, count * 2)
        const last = field(stretch, 2)
        for (let index = 0; at < wanted.length && (wanted[at] as number) <= last; at++) {
          while (index < count && (ids[index] as number) < (wanted[at] as number)) index++
          if (ids[index] !== wanted[at]) continue
          found[at * 2] = places[index * 2] as number
          found[at * 2 + 1] = places[index * 2 + 1] as number
        }
      }
      return found
    },
    close: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
    },
  }
}
