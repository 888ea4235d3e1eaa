import { LRUCache } from 'lru-cache'
import { examplesIn } from '../lexicon/examples.ts'
import { familyOf } from '../lexicon/families.ts'
import { ASPECTS, EMPTY_WORDS, findAskedAspects } from '../lexicon/lexicon.ts'
import { inSpanish } from './in-spanish.ts'
import { type Learning, recalled } from './learned.ts'
import { fitsOf, learnTopics, sharesOf, type Topics } from './text-classifiers.ts'
import { type Features, featuresOf, learnExamples, type Weighing, weigh } from './text-features.ts'

/** How much a text is about each aspect: one share for each, all of them together 1. */
export type Gist = Float32Array

const WEIGHTS = { aspect: 2, family: 0.4 }
/** Returns what a text is made of: its words, the families of these, and the aspects that the vocabulary finds in it. */
const featuresOfGist = (text: string): Features => {
  const words = inSpanish(text)
  const features = featuresOf(words.join(' '))
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight)
  for (const aspect of new Set(findAskedAspects.es?.(words).map(({ value }) => value.aspect)))
    add(`[${aspect}]`, WEIGHTS.aspect)
  for (const word of words)
    if (!EMPTY_WORDS.es?.has(word)) for (const other of familyOf(word)) add(`~${other}`, WEIGHTS.family)
  return features
}

interface GistsLearned {
  weighing: Weighing
  topics: Topics
}
const learn = (): GistsLearned => {
  const blocks = examplesIn('ejemplos-aspectos', (name) => ASPECTS.has(name))
  const { weighing, examples } = learnExamples(blocks, featuresOfGist)
  return { weighing, topics: learnTopics(weighing.rarities.length, examples) }
}
export const GISTS: Learning<GistsLearned> = {
  name: 'gists',
  files: ['ejemplos-aspectos', 'aspectos', 'familias', 'traducciones', 'diccionario', 'palabras', 'tipos'],
  learn,
}

const TEXTS_REMEMBERED = 4_000
const gistsOfTexts = new LRUCache<string, Gist>({
  max: TEXTS_REMEMBERED,
  memoMethod: (text) => {
    const { weighing, topics } = recalled(GISTS)
    return sharesOf(fitsOf(topics, weigh(weighing, featuresOfGist(text))))
  },
})
/**
 * Returns what a text is about, by its likeness to examples of how travellers ask and tell: most of them name no aspect ('salí con la
 * billetera llorando').
 */
export const gistOf = (text: string): Gist => gistsOfTexts.memo(text)

/** Returns from 0 to 1 how likely two texts are about the same. */
export const likeness = (one: Gist, other: Gist): number =>
  one.reduce((sum, share, aspect) => sum + share * (other[aspect] ?? 0), 0)
