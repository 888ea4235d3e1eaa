import { foldedWords } from '../lexicon/folded-words.ts'

const BEGINNING = 5
const RUN = 4
const WEIGHTS = { word: 1, beginning: 0.7, pair: 0.7, run: 0.25 }

/** What a text is made of, each with its weight. */
export type Features = Map<string, number>

/**
 * Returns what a text is made of, each with its weight: words, their beginnings, pairs of words and runs of four letters. A misspelt or
 * inflected word shares its runs with another.
 */
export const featuresOf = (text: string): Features => {
  const words = foldedWords(text)
  const features: Features = new Map()
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

/** The features of the texts that were learned: the number of each, and by its number how rare it is (TF-IDF). */
export interface Weighing {
  numbers: ReadonlyMap<string, number>
  rarities: Float32Array
}

/** Returns the known ones of a text's features, the rarer the heavier. */
export const weigh = ({ numbers, rarities }: Weighing, features: Features): Weighed => {
  const known = [...features].flatMap(([feature, weight]) => {
    const number = numbers.get(feature)
    return number === undefined ? [] : [{ number, weight: weight * (rarities[number] ?? 0) }]
  })
  const length = Math.sqrt(known.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1
  return {
    numbers: Uint32Array.from(known, ({ number }) => number),
    weights: Float32Array.from(known, ({ weight }) => weight / length),
  }
}

/** Features that only one text has say nothing about other texts. */
const SEEN_MIN = 2

const learnWeighing = (texts: readonly Features[]): Weighing => {
  const counts = new Map<string, number>()
  for (const features of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const seen = [...counts].filter(([, count]) => count >= SEEN_MIN)
  return {
    numbers: new Map(seen.map(([feature], number) => [feature, number])),
    rarities: Float32Array.from(seen, ([, count]) => Math.log((texts.length + 1) / count)),
  }
}

/** Learns how rare the features of examples are, as `featuresIn` finds these; returns the examples weighed, by their names. */
export const learnExamples = <Name extends string>(
  blocks: ReadonlyMap<Name, readonly string[]>,
  featuresIn = featuresOf,
): { weighing: Weighing; examples: Map<Name, Weighed[]> } => {
  const texts = [...blocks].map(([name, lines]) => [name, lines.map(featuresIn)] as const)
  const weighing = learnWeighing(texts.flatMap(([, features]) => features))
  return {
    weighing,
    examples: new Map(
      texts.map(([name, features]) => [name, features.map((one) => weigh(weighing, one))] as const),
    ),
  }
}
