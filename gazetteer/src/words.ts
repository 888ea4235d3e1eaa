import type { Entry } from './entry.ts'
import { cellWord } from './geometry.ts'
import { fold } from './names.ts'
import { shortestCorrected } from './spelling.ts'

/** Words that begin with '@' encode a place's area; nobody can type them. */
export const countryWord = (country: string) => `@p${country.toLowerCase()}`
export const regionWord = (code: string) => `@r${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

/** Marks things whose opening hours are known. */
export const hoursWord = '@hours'

/** 'Machu Picchu' is also typed 'machupicchu'. */
const joined = ({ names, primary, importance }: Entry) =>
  importance < 0.5
    ? []
    : names
        .slice(0, primary)
        .flatMap((name) => (/^\S+ \S+( \S+)?$/.test(name) ? name.replaceAll(' ', '') : []))

/** Returns all words by which the place can be found. */
export const indexedWords = (entry: Entry) => {
  const said = entry.context?.split(' ') ?? []
  const context = entry.kind === 'city' || entry.city === null ? '' : fold(entry.city)
  const words = new Set([...[...entry.names, context].flatMap((name) => name.split(' ')), ...said])
  const position = [cellWord(entry), countryWord(entry.country)]
  if (entry.region) position.push(regionWord(entry.region))
  return [...words, ...joined(entry), ...position, ...(entry.marks ?? [])].join(' ')
}

const correctedFrom = 0.5
const completedFrom = 0.6
const longestTerm = 24

/**
 * Returns the words to which misspellings are corrected, best known first, and prefixes of the most searched ones, so that a
 * mistake is tolerated before the word is complete.
 */
export const correctionTerms = (entries: Entry[], least = correctedFrom) => {
  const terms = new Set<string>()
  for (const entry of entries) {
    if (entry.importance < least) break
    for (const name of entry.names.slice(0, entry.id.startsWith('landmark:') ? undefined : entry.primary)) {
      for (const word of [...name.split(' '), ...(entry.importance >= completedFrom ? joined(entry) : [])]) {
        if (word.length < shortestCorrected || word.length > longestTerm || /\d/.test(word)) continue
        terms.add(word)
        if (entry.importance < completedFrom) continue
        for (let length = shortestCorrected; length < word.length; length++) terms.add(word.slice(0, length))
      }
    }
  }
  return [...terms]
}
