import { fold } from '../../maps/public.ts'

/** What a text is made of, each with its weight: words, their beginnings, pairs of words and runs of four letters. */
export type Features = ReadonlyMap<string, number>

const BEGINNING = 5
const RUN = 4
const WEIGHTS = { word: 1, beginning: 0.7, pair: 0.7, run: 0.25 }

/** Returns a text's features; runs of letters are what a misspelt or inflected word shares with another. */
export const featuresOf = (text: string): Features => {
  const words = fold(text).split(' ').filter(Boolean)
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight)
  for (const [index, word] of words.entries()) {
    add(word, WEIGHTS.word)
    if (word.length > BEGINNING) add(`${word.slice(0, BEGINNING)}-`, WEIGHTS.beginning)
    if (index > 0) add(`${words[index - 1]} ${word}`, WEIGHTS.pair)
    const bounded = `<${word}>`
    for (let at = 0; at + RUN <= bounded.length; at++) add(`…${bounded.slice(at, at + RUN)}`, WEIGHTS.run)
  }
  return features
}

/** Features seen in one example only tell nothing of others. */
const SEEN_MIN = 2

/** The weight of each feature: the rarer, the more it tells. */
export interface Weighing {
  /** Returns a text's known features with weights of length 1: the feature's number and its weight, in turns. */
  weigh: (features: Features) => number[]
  size: number
}

/** Weighs features by how many of these texts have them (TF-IDF). */
export const weighingOf = (texts: readonly Features[]): Weighing => {
  const counts = new Map<string, number>()
  for (const features of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = new Map<string, { number: number; rarity: number }>()
  for (const [feature, count] of counts)
    if (count >= SEEN_MIN)
      known.set(feature, { number: known.size, rarity: Math.log((texts.length + 1) / count) })
  return {
    size: known.size,
    weigh: (features) => {
      const weighed: number[] = []
      let squares = 0
      for (const [feature, weight] of features) {
        const one = known.get(feature)
        if (!one) continue
        const value = weight * one.rarity
        weighed.push(one.number, value)
        squares += value * value
      }
      const length = Math.sqrt(squares) || 1
      for (let at = 1; at < weighed.length; at += 2) weighed[at] = (weighed[at] ?? 0) / length
      return weighed
    },
  }
}
