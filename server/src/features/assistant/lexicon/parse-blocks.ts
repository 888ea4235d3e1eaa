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
  const blocks: { name: string; values: Map<string, string[]> }[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const name = NAME.exec(line)?.[1]
    if (name) {
      if (blocks.some((block) => block.name === name))
        throw new Error(`Línea ${index + 1}: [${name}] ya existe.`)
      blocks.push({ name, values: new Map() })
      continue
    }
    const [, key = '', value = ''] = LINE.exec(line) ?? []
    const block = blocks.at(-1)
    if (!block || !keys.includes(key)) throw new Error(`Línea ${index + 1}: no se entiende «${line}».`)
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
    block.values.set(key, [...(block.values.get(key) ?? []), ...items])
  }
  return blocks
}

/** Folds a word or phrase of the vocabulary: `barat*` is a prefix, `#` is any number, the rest are whole words. */
export const foldTerm = (term: string): string =>
  term
    .split(' ')
    .map((word) => (word === '#' ? word : fold(word) + (word.endsWith('*') ? '*' : '')))
    .join(' ')
    .trim()
