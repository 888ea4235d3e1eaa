import { rest, type Weighed } from './text-features.ts'

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

/**
 * Learns to tell texts of one sort from others by logistic regression; the function returns the likelihood of the first sort. `size`: how many
 * features there are.
 */
export const learnBinary = async (
  size: number,
  of: readonly Weighed[],
  others: readonly Weighed[],
): Promise<(text: Weighed) => number> => {
  const factors = new Float64Array(size)
  let bias = 0
  const likelihood = ({ numbers, weights }: Weighed): number => {
    const sum = numbers.reduce((sum, number, at) => sum + (factors[number] ?? 0) * (weights[at] ?? 0), bias)
    return 1 / (1 + Math.exp(-sum))
  }
  const examples = [
    ...of.map((text) => ({ wanted: 1, text })),
    ...others.map((text) => ({ wanted: 0, text })),
  ]
  const random = sequence()
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS)
    // Examples of one topic stand together.
    shuffle(examples, random)
    for (const [index, { wanted, text }] of examples.entries()) {
      const error = likelihood(text) - wanted
      for (const [at, number] of text.numbers.entries())
        factors[number] = (factors[number] ?? 0) - rate * error * (text.weights[at] ?? 0)
      bias -= rate * BIAS_RATE * error
      await rest(index)
    }
  }
  return likelihood
}

const SMOOTHING = 0.1

/** Learns which topic a text is about by multinomial naive Bayes; the function returns all topics, the most likely first. */
export const learnTopics = async <Topic extends string>(
  size: number,
  examples: ReadonlyMap<Topic, readonly Weighed[]>,
): Promise<(text: Weighed) => Topic[]> => {
  const topics = [...examples.keys()]
  const sums = topics.map(() => new Float32Array(size))
  const totals = new Float64Array(topics.length)
  for (const [topic, texts] of [...examples.values()].entries())
    for (const [index, { numbers, weights }] of texts.entries()) {
      const sum = sums[topic]
      for (const [at, number] of numbers.entries()) {
        if (sum) sum[number] = (sum[number] ?? 0) + (weights[at] ?? 0)
        totals[topic] = (totals[topic] ?? 0) + (weights[at] ?? 0)
      }
      await rest(index)
    }
  const scoreOf = (topic: number, { numbers, weights }: Weighed): number => {
    const all = (totals[topic] ?? 0) + SMOOTHING * size
    return numbers.reduce(
      (score, number, at) =>
        score + (weights[at] ?? 0) * Math.log(((sums[topic]?.[number] ?? 0) + SMOOTHING) / all),
      0,
    )
  }
  return (text) =>
    topics
      .map((name, topic) => ({ name, score: scoreOf(topic, text) }))
      .sort((a, b) => b.score - a.score)
      .map(({ name }) => name)
}
