import { fold, meaningfulWords } from './names.ts'

/** Longer texts, in characters, are not names of places. */
const longestQuery = 120
const mostWords = 8
const longestArea = 4

/** One interpretation of the query: a name, and perhaps the areas it is in ('Córdoba, España'). */
export interface Reading {
  words: string[]
  /** Every group must match; within a group any one word suffices. */
  areas: string[][]
}

/** Returns the area words of a folded name; for an incomplete name, those of all its completions. */
export type FindAreas = (name: string, said: { afterComma: boolean }) => string[]

const byComma = (parts: string[], findAreas: FindAreas): Reading[] => {
  const [head = '', ...tail] = parts
  const words = head.split(' ')
  const areas: string[][] = []
  for (const part of tail) {
    const found = findAreas(part, { afterComma: true })
    if (found.length > 0) areas.push(found)
    else words.push(...part.split(' '))
  }
  return areas.length > 0 ? [{ words, areas }] : []
}

const byLastWords = (words: string[], findAreas: FindAreas): Reading[] => {
  for (let length = Math.min(longestArea, words.length - 1); length > 0; length--) {
    const area = words.slice(-length).join(' ')
    const found = area.length < 3 ? [] : findAreas(area, { afterComma: false })
    if (found.length > 0) return [{ words: words.slice(0, -length), areas: [found] }]
  }
  return []
}

/** Returns the interpretations of a query, those with an area first; none when it is too short. */
export const readingsOf = (query: string, findAreas: FindAreas): Reading[] => {
  const parts = query.slice(0, longestQuery).split(/[,;]/).map(fold).filter(Boolean)
  const words = parts.join(' ').split(' ').slice(0, mostWords)
  if (words.join('').length < 2) return []
  const withArea = parts.length > 1 ? byComma(parts, findAreas) : byLastWords(words, findAreas)
  return [...withArea, { words, areas: [] }]
}

const anyOf = (alternatives: string[]) => `(${alternatives.join(' OR ')})`
const exactly = (word: string) => `"${word}"`
const beginning = (word: string) => `"${word}" *`

/** Returns the words that the index must contain; the last one may be incomplete. */
export const requiredWords = (words: string[]) => {
  const meaningful = meaningfulWords(words)
  const last = meaningful.at(-1)
  return last?.length === 1 && meaningful.length > 1 ? meaningful.slice(0, -1) : meaningful
}

export type Corrections = Map<string, Map<string, number>>

/**
 * Returns the reading as an FTS5 query. It contains only folded, quoted words, so nothing typed can act as an operator. `within`
 * restricts it to things with at least one word of each group: cells around a position, marks.
 */
export const matchExpression = (
  { words, areas }: Reading,
  options: { within?: string[][]; corrections?: Corrections; finished?: boolean } = {},
) => {
  const last = words.at(-1)
  const needed = requiredWords(words)
  const clauses = needed.map((word) => {
    const quoted = word === last && !options.finished ? beginning : exactly
    return anyOf([word, ...(options.corrections?.get(word)?.keys() ?? [])].map(quoted))
  })
  for (const group of [...areas, ...(options.within ?? [])]) clauses.push(anyOf(group.map(exactly)))
  return clauses.join(' AND ')
}
