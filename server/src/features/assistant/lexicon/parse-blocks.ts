import { fold } from '../../maps/public.ts'

/** One block of a vocabulary file: its name, and the words of each key, in the file's order. */
export interface Block {
  name: string
  values: ReadonlyMap<string, readonly string[]>
}

const NAME = /^\[(.+)\]$/
const LINE = /^([a-záéíóúñ]+):\s*(.*)$/

/**
 * Parses a vocabulary file (data/LEEME.md describes the format). Throws with the number of an invalid line, so that the tests
 * find mistakes.
 */
export const parseBlocks = (text: string, keys: readonly string[]): Block[] => {
  const blocks = new Map<string, Map<string, string[]>>()
  let values: Map<string, string[]> | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const name = NAME.exec(line)?.[1]
    if (name) {
      if (blocks.has(name)) throw new Error(`Línea ${index + 1}: [${name}] ya existe.`)
      values = new Map()
      blocks.set(name, values)
      continue
    }
    const [, key = '', value = ''] = LINE.exec(line) ?? []
    if (!values || !keys.includes(key)) throw new Error(`Línea ${index + 1}: no se entiende «${line}».`)
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
    const known = values.get(key)
    if (known) known.push(...items)
    else values.set(key, items)
  }
  return Array.from(blocks, ([name, its]) => ({ name, values: its }))
}

/** Folds a word or phrase of the vocabulary: `barat*` is a prefix, `#` is any number, the rest are whole words. */
export const foldTerm = (term: string): string =>
  term
    .split(' ')
    .map((word) => (word === '#' ? word : fold(word) + (word.endsWith('*') ? '*' : '')))
    .join(' ')
    .trim()
