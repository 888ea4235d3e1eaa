import { read } from './lexicon.ts'

/**
 * Parses blocks of lines under their names in brackets; a block may be continued later. Throws for a name that is not known, so that the tests
 * find mistakes.
 */
export const parseExamples = (
  text: string,
  isKnown: (name: string) => boolean,
): ReadonlyMap<string, readonly string[]> => {
  const blocks = new Map<string, string[]>()
  let lines: string[] | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, name] = /^\[(.+)\]$/.exec(line) ?? []
    if (name === undefined) {
      lines?.push(line)
      continue
    }
    if (!isKnown(name)) throw new Error(`[${name}] no existe.`)
    lines = blocks.get(name) ?? []
    blocks.set(name, lines)
  }
  return blocks
}

/** Returns the examples of a file of data/, by the names of its blocks. */
export const examplesIn = (file: string, isKnown: (name: string) => boolean) =>
  parseExamples(read(file), isKnown)
