import { examplesIn } from '../lexicon/examples.ts'
import { isIntent } from './intents.ts'
import { type Learning, recalled } from './learned.ts'
import {
  type Binary,
  fitsOf,
  learnBinary,
  learnTopics,
  likelihoodOf,
  type Topics,
} from './text-classifiers.ts'
import { featuresOf, learnExamples, type Weighing, weigh } from './text-features.ts'
import { isTopic, type Topic } from './topics.ts'

/** The blocks of ejemplos.txt whose questions are not about the product. */
const OF_TRAVEL = 'viaje'
const OF_NOTHING = 'nada'

const isKnown = (name: string): boolean => isTopic(name) || name === OF_TRAVEL || name === OF_NOTHING

/** What a question about the product is about, the most likely first, and how certain it is, from 0 to 1, that it is one. */
export interface HelpGuess {
  topics: readonly Topic[]
  certainty: number
}

interface HelpLearned {
  weighing: Weighing
  isOfProduct: Binary
  topics: Topics
}

const NAMES: Record<string, string> = {
  LUGAR: 'el museo',
  OTRO: 'la playa',
  TERCERO: 'el parque',
  CIUDAD: 'Lima',
}
const withNames = (question: string): string =>
  question.replaceAll(/\b(?:LUGAR|OTRO|TERCERO|CIUDAD)\b/g, (name) => NAMES[name] ?? name)
/** Questions that are not about the product, with words for names, which stand for any. */
const otherQuestions = (): string[] =>
  [...examplesIn('ejemplos-intenciones', isIntent).values()].flat().map(withNames)

const learn = (): HelpLearned => {
  const blocks = new Map(examplesIn('ejemplos', isKnown))
  blocks.set(OF_TRAVEL, [...(blocks.get(OF_TRAVEL) ?? []), ...otherQuestions()])
  const { weighing, examples } = learnExamples(blocks)
  const ofTopics = new Map([...examples].filter(([name]) => isTopic(name)))
  const others = [...examples].flatMap(([name, lines]) => (isTopic(name) ? [] : lines))
  const size = weighing.rarities.length
  return {
    weighing,
    isOfProduct: learnBinary(size, [...ofTopics.values()].flat(), others),
    topics: learnTopics(size, ofTopics),
  }
}
export const HELP_TOPICS: Learning<HelpLearned> = {
  name: 'help',
  files: ['ejemplos', 'ejemplos-intenciones'],
  learn,
}

/**
 * Guesses which topic of the product a question is about, from examples in the words of those who ask: most of them share no word
 * with the answer that they need.
 */
export const guessHelp = (text: string): HelpGuess => {
  const { weighing, isOfProduct, topics } = recalled(HELP_TOPICS)
  const weighed = weigh(weighing, featuresOf(text))
  const fits = fitsOf(topics, weighed)
  return {
    topics: topics.names
      .map((name, index) => ({ name, fit: fits[index] ?? 0 }))
      .sort((a, b) => b.fit - a.fit)
      .flatMap(({ name }) => (isTopic(name) ? [name] : [])),
    certainty: likelihoodOf(isOfProduct, weighed),
  }
}
