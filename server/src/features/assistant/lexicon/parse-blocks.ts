import { fold } from '../../maps/public.ts'

/** One block of a vocabulary file: its name, and what each key holds, in the order in which it stands there. */
export interface Block {
  name: string
  values: ReadonlyMap<string, readonly string[]>
}

const NAME = /^\[(.+)\]$/
const LINE = /^([a-záéíóúñ]+):\s*(.*)$/

/**
 * Reads a vocabulary file (data/LEEME.md says how one is written). Throws with the number of the line that it does not
 * understand, so that a slip of whoever extends it is found by the tests.
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

/** A folded word or phrase of the vocabulary: `barat*` begins a word, `#` is any number, the rest are whole words. */
export const foldTerm = (term: string): string =>
  term
    .split(' ')
    .map((word) => (word === '#' ? word : fold(word) + (word.endsWith('*') ? '*' : '')))
    .join(' ')
    .trim()
