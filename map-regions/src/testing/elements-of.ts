import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import Pbf from 'pbf'

/** Reads extracts by the library that browsers use for protocol buffers, with nothing of the import's own code. */
export interface Element {
  type: 'node' | 'way' | 'relation'
  id: number
  tags: Record<string, string>
  /** Of a way: the ids of its nodes. */
  nodes: number[]
}

type ReadField = (field: number, pbf: Pbf) => void
/** Reads a message that stands in a field, or the whole bytes. */
const message = (pbf: Pbf, read: ReadField) =>
  pbf.readMessage((field, _result, inner) => read(field, inner as Pbf), null)
const whole = (bytes: Uint8Array, read: ReadField) =>
  new Pbf(bytes).readFields((field, _result, inner) => read(field, inner as Pbf), null)

const summed = (values: number[]) => {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

interface Group {
  texts: string[]
  to: Element[]
}

const readDense = (pbf: Pbf, { texts, to }: Group) => {
  let [ids, words]: number[][] = [[], []]
  message(pbf, (field, inner) => {
    if (field === 1) ids = summed(inner.readPackedSVarint())
    if (field === 10) words = inner.readPackedVarint()
  })
  let at = 0
  for (const id of ids ?? []) {
    const tags: Record<string, string> = {}
    for (; words?.[at]; at += 2) tags[texts[words[at] as number] ?? ''] = texts[words[at + 1] as number] ?? ''
    at++
    to.push({ type: 'node', id, tags, nodes: [] })
  }
}

const readElement = (pbf: Pbf, type: 'way' | 'relation', { texts, to }: Group) => {
  const element: Element = { type, id: 0, tags: {}, nodes: [] }
  let [keys, values]: number[][] = [[], []]
  message(pbf, (field, inner) => {
    if (field === 1) element.id = inner.readVarint()
    if (field === 2) keys = inner.readPackedVarint()
    if (field === 3) values = inner.readPackedVarint()
    if (field === 8 && type === 'way') element.nodes = summed(inner.readPackedSVarint())
  })
  for (const [index, key] of (keys ?? []).entries())
    element.tags[texts[key] ?? ''] = texts[values?.[index] ?? 0] ?? ''
  to.push(element)
}

const readBlock = (bytes: Uint8Array, to: Element[]) => {
  const texts: string[] = []
  // Texts come first in every block.
  whole(bytes, (field, block) => {
    if (field === 1)
      message(block, (inside, table) => {
        if (inside === 1) texts.push(table.readString())
      })
    if (field === 2)
      message(block, (kind, group) => {
        if (kind === 2) readDense(group, { texts, to })
        if (kind === 3) readElement(group, 'way', { texts, to })
        if (kind === 4) readElement(group, 'relation', { texts, to })
      })
  })
}

/** Returns all elements of an extract. */
export const elementsOf = (file: string): Element[] => {
  const bytes = readFileSync(file)
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    let [type, size] = ['', 0]
    whole(bytes.subarray(at + 4, at + 4 + length), (field, header) => {
      if (field === 1) type = header.readString()
      if (field === 3) size = header.readVarint()
    })
    const start = at + 4 + length
    if (type === 'OSMData')
      whole(bytes.subarray(start, start + size), (field, blob) => {
        if (field === 3) readBlock(inflateSync(blob.readBytes()), elements)
      })
    at = start + size
  }
  return elements
}
