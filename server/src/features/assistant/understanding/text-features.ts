import { setImmediate } from 'node:timers/promises'
import { fold } from '../../maps/public.ts'

const BEGINNING = 5
const RUN = 4
const WEIGHTS = { word: 1, beginning: 0.7, pair: 0.7, run: 0.25 }

/**
 * Returns what a text is made of, each with its weight: words, their beginnings, pairs of words and runs of four letters. A misspelt or
 * inflected word shares its runs with another.
 */
const featuresOf = (text: string): ReadonlyMap<string, number> => {
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

/** A text's known features by their numbers, and the weight of each; the weights have length 1. */
export interface Weighed {
  numbers: Uint32Array
  weights: Float32Array
}

/** The features of the texts that were learned, the rarer the heavier (TF-IDF). */
export interface Weighing {
  size: number
  weigh: (text: string) => Weighed
}

/** Features seen in one text only tell nothing of others. */
const SEEN_MIN = 2
/** Learning lets other requests run after so many texts. */
const AT_ONCE = 100
export const rest = async (index: number): Promise<void> => {
  if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
}

/** Learns the features of texts and how rare each is. */
export const learnWeighing = async (texts: readonly string[]): Promise<Weighing> => {
  const counts = new Map<string, number>()
  for (const [index, text] of texts.entries()) {
    for (const feature of featuresOf(text).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    await rest(index)
  }
  const known = new Map<string, { number: number; rarity: number }>()
  for (const [feature, count] of counts)
    if (count >= SEEN_MIN)
      known.set(feature, { number: known.size, rarity: Math.log((texts.length + 1) / count) })
  return {
    size: known.size,
    weigh: (text) => {
      const found = [...featuresOf(text)].flatMap(([feature, weight]) => {
        const one = known.get(feature)
        return one ? [{ number: one.number, weight: weight * one.rarity }] : []
      })
      const length = Math.sqrt(found.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1
      return {
        numbers: Uint32Array.from(found, ({ number }) => number),
        weights: Float32Array.from(found, ({ weight }) => weight / length),
      }
    },
  }
}

/** Weighs texts, with pauses for other requests. */
export const weighAll = async ({ weigh }: Weighing, texts: readonly string[]): Promise<Weighed[]> => {
  const weighed: Weighed[] = []
  for (const [index, text] of texts.entries()) {
    weighed.push(weigh(text))
    await rest(index)
  }
  return weighed
}
