import { kilometresBetween, type Position } from './geometry.ts'
import { fold, meaningfulWords } from './names.ts'
import type { Corrections, Reading } from './reading.ts'
import type { PlaceRow } from './suggestion.ts'

/** What each tolerated mistake costs a word. */
const mistakeCost = 0.2
/** Nicknames and foreign names score less, especially incomplete ones; those of landmarks were chosen by us. */
const otherNameCost = { landmark: 0.1, whole: 0.15, begun: 0.25 }
const withAreaBonus = 0.15

/** Returns how well a word of the query matches a word of the name, from 0 to 1. */
const wordFit = (typed: string, known: string, unfinished: boolean, corrections?: Map<string, number>) => {
  if (typed === known) return 1
  let fit = unfinished && known.startsWith(typed) ? 0.9 : 0
  for (const [term, mistakes] of corrections ?? []) {
    if (term === known) fit = Math.max(fit, 1 - mistakeCost * mistakes)
    else if (unfinished && known.startsWith(term)) fit = Math.max(fit, 0.9 - mistakeCost * mistakes)
  }
  return fit
}

const wordsFit = (typed: string[], name: string, context: string, corrections?: Corrections) => {
  const [known, last] = [name.split(' '), typed.at(-1)]
  const answered = new Set<string>()
  let total = 0
  const needed = meaningfulWords(typed)
  for (const word of needed) {
    let best = context.includes(word) ? 0.8 : 0
    let by = ''
    for (const candidate of known) {
      const fit = wordFit(word, candidate, word === last, corrections?.get(word))
      if (fit > best) [best, by] = [fit, candidate]
    }
    if (by) answered.add(by)
    total += best
  }
  const important = meaningfulWords(known)
  const coverage = Math.min(1, answered.size / important.length)
  const begins = answered.has(important[0] ?? '') ? 0.05 : 0
  return (total / needed.length) * (0.55 + 0.25 * coverage + begins)
}

const nameFit = (typed: string[], text: string, name: string, context: string, corrections?: Corrections) => {
  if (name === text) return 1
  if (name.startsWith(text)) return name[text.length] === ' ' ? 0.9 : 0.85
  const [joinedName, joinedText] = [name.replaceAll(' ', ''), text.replaceAll(' ', '')]
  if (joinedName === joinedText) return 0.95
  const words = wordsFit(typed, name, context, corrections)
  if (joinedText.length > 4 && joinedName.startsWith(joinedText)) return Math.max(0.82, words)
  if (!text.includes(' ')) return words
  for (const [term, mistakes] of corrections?.get(joinedText) ?? []) {
    if (joinedName.startsWith(term)) return Math.max(words, 0.88 - mistakeCost * mistakes)
  }
  return words
}

/** Prefers near places: 0.35 at the point itself, half of it 100 km away. */
const nearness = (row: PlaceRow, near?: Position) =>
  near ? 0.35 / (1 + kilometresBetween(row, near) / 100) : 0

export interface Ranked {
  row: PlaceRow
  fit: number
  score: number
}

/** Scores how well a place matches a reading: by its name, then by its importance and distance. */
export const rank = (
  row: PlaceRow,
  { words, areas }: Reading,
  { near, corrections }: { near?: Position; corrections?: Corrections },
): Ranked => {
  const text = words.join(' ')
  const context = ` ${row.city === null ? '' : fold(row.city)} ${row.context ?? ''} `
  const names = row.names?.split('|') ?? [fold(row.name)]
  const isLandmark = String(row.key).startsWith('landmark:')
  let fit = 0
  names.forEach((name, index) => {
    const otherCost = isLandmark
      ? otherNameCost.landmark
      : name === text
        ? otherNameCost.whole
        : otherNameCost.begun
    const cost = index < row.primary_names ? 0 : otherCost
    fit = Math.max(fit, nameFit(words, text, name, context, corrections) - cost)
  })
  const bonus = areas.length > 0 ? withAreaBonus : 0
  return { row, fit, score: fit + row.importance + bonus + nearness(row, near) }
}
