import { read } from '../lexicon/lexicon.ts'
import { learnBinary, learnTopics } from './text-classifiers.ts'
import { learnWeighing, type Weighed, weighAll } from './text-features.ts'
import { isTopic, type Topic } from './topics.ts'

/** The blocks of ejemplos.txt whose questions are not about the product. */
const OF_TRAVEL = 'viaje'
const OF_NOTHING = 'nada'

/** Reads blocks of lines under their names in brackets. Throws for a name that is no topic, so that the tests find mistakes. */
export const parseExamples = (text: string): ReadonlyMap<string, readonly string[]> => {
  const blocks = new Map<string, string[]>()
  let lines: string[] | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, name] = /^\[(.+)\]$/.exec(line) ?? []
    if (name === undefined) {
      lines?.push(line)
      continue
    }
    if (!isTopic(name) && name !== OF_TRAVEL && name !== OF_NOTHING)
      throw new Error(`ejemplos.txt: [${name}] no es un tema.`)
    lines = blocks.get(name) ?? []
    blocks.set(name, lines)
  }
  return blocks
}

/** What a question about the product is about, the most likely first, and how certain it is, from 0 to 1, that it is one. */
export interface HelpGuess {
  topics: readonly Topic[]
  certainty: number
}

const learn = async (): Promise<(text: string) => HelpGuess> => {
  const blocks = [...parseExamples(read('ejemplos'))]
  const weighing = await learnWeighing(blocks.flatMap(([, lines]) => lines))
  const topics = new Map<Topic, Weighed[]>()
  const others: Weighed[] = []
  for (const [name, lines] of blocks) {
    const weighed = await weighAll(weighing, lines)
    if (isTopic(name)) topics.set(name, weighed)
    else others.push(...weighed)
  }
  const isOfProduct = await learnBinary(weighing.size, [...topics.values()].flat(), others)
  const topicsOf = await learnTopics(weighing.size, topics)
  return (text) => {
    const weighed = weighing.weigh(text)
    return { topics: topicsOf(weighed), certainty: isOfProduct(weighed) }
  }
}

let learned: ReturnType<typeof learn> | null = null
/**
 * Guesses which topic of the product a question is about, from examples in the words of those who ask: most of them share no word
 * with the answer that they need. The examples are read with the first question, in less than a second.
 */
export const guessHelp = async (text: string): Promise<HelpGuess> => {
  learned ??= learn()
  return (await learned)(text)
}
