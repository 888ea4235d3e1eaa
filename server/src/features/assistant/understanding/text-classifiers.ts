import { setImmediate } from 'node:timers/promises'
import { type Features, weighingOf } from './text-features.ts'

/** Learning lets other requests run after so many examples. */
const AT_ONCE = 200
const rest = async (index: number): Promise<void> => {
  if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
}

/** Returns numbers from 0 to 1 that look random and are the same in each process: the same question gets the same answer everywhere. */
const sequence = () => {
  let state = 1
  return (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const ROUNDS = 8
const RATE = 4
const BIAS_RATE = 0.05

/** Learns to tell texts of one sort from others by logistic regression; the function returns the likelihood of the first sort. */
export const learnBinary = async (
  of: readonly Features[],
  others: readonly Features[],
): Promise<(features: Features) => number> => {
  const { weigh, size } = weighingOf([...of, ...others])
  const examples = [
    ...of.map((features) => ({ wanted: 1, weighed: weigh(features) })),
    ...others.map((features) => ({ wanted: 0, weighed: weigh(features) })),
  ]
  const weights = new Float64Array(size)
  let bias = 0
  const likelihood = (weighed: readonly number[]): number => {
    let sum = bias
    for (let at = 0; at < weighed.length; at += 2)
      sum += (weights[weighed[at] ?? 0] ?? 0) * (weighed[at + 1] ?? 0)
    return 1 / (1 + Math.exp(-sum))
  }
  const random = sequence()
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS)
    // Shuffled (Fisher–Yates), because examples of one topic stand together.
    for (let index = examples.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1))
      const [a, b] = [examples[index], examples[other]]
      if (a && b) [examples[index], examples[other]] = [b, a]
    }
    for (const [index, { wanted, weighed }] of examples.entries()) {
      const error = likelihood(weighed) - wanted
      for (let at = 0; at < weighed.length; at += 2) {
        const number = weighed[at] ?? 0
        weights[number] = (weights[number] ?? 0) - rate * error * (weighed[at + 1] ?? 0)
      }
      bias -= rate * BIAS_RATE * error
      await rest(index)
    }
  }
  return (features) => likelihood(weigh(features))
}

const SMOOTHING = 0.1

/** Learns which topic a text is about by multinomial naive Bayes; the function returns all topics, the most likely first. */
export const learnTopics = async <Topic extends string>(
  examples: ReadonlyMap<Topic, readonly Features[]>,
): Promise<(features: Features) => Topic[]> => {
  const topics = [...examples.keys()]
  const { weigh, size } = weighingOf([...examples.values()].flat())
  const sums = new Float32Array(size * topics.length)
  const totals = new Float64Array(topics.length)
  let index = 0
  for (const [topic, texts] of topics.map((name) => examples.get(name) ?? []).entries())
    for (const features of texts) {
      const weighed = weigh(features)
      for (let at = 0; at < weighed.length; at += 2) {
        const cell = (weighed[at] ?? 0) * topics.length + topic
        sums[cell] = (sums[cell] ?? 0) + (weighed[at + 1] ?? 0)
        totals[topic] = (totals[topic] ?? 0) + (weighed[at + 1] ?? 0)
      }
      await rest(index++)
    }
  return (features) => {
    const scores = new Float64Array(topics.length)
    const weighed = weigh(features)
    for (let at = 0; at < weighed.length; at += 2)
      for (let topic = 0; topic < topics.length; topic++) {
        const sum = sums[(weighed[at] ?? 0) * topics.length + topic] ?? 0
        const share = (sum + SMOOTHING) / ((totals[topic] ?? 0) + SMOOTHING * size)
        scores[topic] = (scores[topic] ?? 0) + (weighed[at + 1] ?? 0) * Math.log(share)
      }
    return topics
      .map((topic, at) => ({ topic, score: scores[at] ?? 0 }))
      .sort((a, b) => b.score - a.score)
      .map(({ topic }) => topic)
  }
}
