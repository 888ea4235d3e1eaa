import type { Weighed } from './text-features.ts'

/** Returns numbers from 0 to 1 that look random and are the same in each process: the same question gets the same answer everywhere. */
const sequence = () => {
  let state = 1
  return (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Shuffles in place (Fisher–Yates). */
const shuffle = <T>(items: T[], random: () => number): void => {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a, b] = [items[index], items[other]]
    if (a !== undefined && b !== undefined) [items[index], items[other]] = [b, a]
  }
}

const ROUNDS = 8
const RATE = 4
const BIAS_RATE = 0.05

/** What tells texts of one sort from others: a factor for each feature, by its number. */
export interface Binary {
  factors: Float32Array
  bias: number
}

/** Returns from 0 to 1 how likely a text is of the first sort. */
export const likelihoodOf = ({ factors, bias }: Binary, { numbers, weights }: Weighed): number => {
  const sum = numbers.reduce((sum, number, at) => sum + (factors[number] ?? 0) * (weights[at] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

/**
 * Learns to tell texts of one sort from others by logistic regression, as if there were as many of both. `size`: how many features there
 * are.
 */
export const learnBinary = (size: number, of: readonly Weighed[], others: readonly Weighed[]): Binary => {
  const learned = { factors: new Float32Array(size), bias: 0 }
  const { factors } = learned
  const examples = [
    ...of.map((text) => ({ wanted: 1, text, counts: 1 })),
    ...others.map((text) => ({ wanted: 0, text, counts: of.length / others.length })),
  ]
  const random = sequence()
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS)
    // Examples of one topic stand together.
    shuffle(examples, random)
    for (const { wanted, text, counts } of examples) {
      const error = counts * (likelihoodOf(learned, text) - wanted)
      for (const [at, number] of text.numbers.entries())
        factors[number] = (factors[number] ?? 0) - rate * error * (text.weights[at] ?? 0)
      learned.bias -= rate * BIAS_RATE * error
    }
  }
  return learned
}

const SMOOTHING = 0.1

/**
 * What each feature says for the topics in whose examples it occurs. Most features occur with few topics: a table with all pairs
 * would be ten times as large.
 */
export interface Topics {
  names: readonly string[]
  /** What a feature says for each topic when it does not occur in the topic's examples. */
  bases: Float32Array
  /** Where the gains of each feature begin; those of the next one follow. */
  starts: Uint32Array
  /** The topic of each gain, by its position in `names`. */
  topics: Uint8Array
  gains: Float32Array
}

const startsOf = (size: number, sums: readonly ReadonlyMap<number, number>[]): Uint32Array => {
  const starts = new Uint32Array(size + 1)
  for (const sum of sums)
    for (const feature of sum.keys()) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1
  for (let feature = 0; feature < size; feature++)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0)
  return starts
}

const sumOf = (texts: readonly Weighed[]): ReadonlyMap<number, number> => {
  const sum = new Map<number, number>()
  for (const { numbers, weights } of texts)
    for (const [at, number] of numbers.entries()) sum.set(number, (sum.get(number) ?? 0) + (weights[at] ?? 0))
  return sum
}

/** Learns which topic a text is about, of at most 256, by multinomial naive Bayes. */
export const learnTopics = (size: number, examples: ReadonlyMap<string, readonly Weighed[]>): Topics => {
  const sums = [...examples.values()].map(sumOf)
  const starts = startsOf(size, sums)
  const count = starts[size] ?? 0
  const topics = new Uint8Array(count)
  const gains = new Float32Array(count)
  const next = starts.slice()
  for (const [topic, sum] of sums.entries())
    for (const [feature, weight] of sum) {
      const at = next[feature] ?? 0
      next[feature] = at + 1
      topics[at] = topic
      gains[at] = Math.log((weight + SMOOTHING) / SMOOTHING)
    }
  const bases = Float32Array.from(sums, (sum) => {
    const total = [...sum.values()].reduce((all, weight) => all + weight, 0)
    return Math.log(SMOOTHING / (total + SMOOTHING * size))
  })
  return { names: [...examples.keys()], bases, starts, topics, gains }
}

/** Returns how well each topic fits a text, as logarithms, in the order of their names. */
export const fitsOf = (
  { bases, starts, topics, gains }: Topics,
  { numbers, weights }: Weighed,
): Float32Array => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const fits = bases.map((base) => base * whole)
  for (const [index, number] of numbers.entries())
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++) {
      const topic = topics[at] ?? 0
      fits[topic] = (fits[topic] ?? 0) + (weights[index] ?? 0) * (gains[at] ?? 0)
    }
  return fits
}

/** Below 1, the topics that fit best get a larger share. */
const TEMPERATURE = 0.5
/** Returns from 0 to 1 how likely each topic is; all of them together are 1. */
export const sharesOf = (fits: Float32Array): Float32Array => {
  const best = Math.max(...fits)
  const shares = fits.map((fit) => Math.exp((fit - best) / TEMPERATURE))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}
