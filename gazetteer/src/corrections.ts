import type { DatabaseSync } from 'node:sqlite'
import type { Corrections } from './reading.ts'
import { forgivenMistakes, lookupKeys, mistakesBetween, shortestCorrected } from './spelling.ts'

const mostCompared = 600
const mostCorrections = 10

/** Finds the known words that a typed one may stand for, with the number of mistakes in each. */
export const correctionFinder = (database: DatabaseSync) => {
  const terms = database.prepare(
    `SELECT DISTINCT t.id, t.word FROM spelling s JOIN term t ON t.id = s.term
     WHERE s.key IN (SELECT value FROM json_each(?)) LIMIT ${mostCompared}`,
  )
  const correctionsOf = (typed: string) => {
    const limit = forgivenMistakes(typed)
    const found = (terms.all(JSON.stringify(lookupKeys(typed))) as { id: number; word: string }[])
      .map(({ id, word }) => ({ id, word, mistakes: mistakesBetween(typed, word, limit) }))
      .filter(({ mistakes }) => mistakes > 0 && mistakes <= limit)
      .sort((a, b) => a.mistakes - b.mistakes || a.id - b.id)
      .slice(0, mostCorrections)
    return new Map(found.map(({ word, mistakes }) => [word, mistakes]))
  }
  return (words: string[]): Corrections =>
    new Map(
      words
        .filter((word) => word.length >= shortestCorrected && word.length <= 24 && !/\d/.test(word))
        .map((word) => [word, correctionsOf(word)]),
    )
}
