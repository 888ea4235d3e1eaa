import { expect, test } from 'vitest'
import { learnBinary, learnTopics } from './text-classifiers.ts'
import { featuresOf } from './text-features.ts'

const QUESTIONS = [
  'cuánto cuesta la entrada',
  'a cuánto sale la entrada al museo',
  'la entrada es cara',
  'qué precio tiene la entrada',
]
const GREETINGS = ['hola qué tal', 'buenas tardes a todos', 'hola buenas', 'qué tal buenas']

test('texts of one sort are told from others, also when misspelt', async () => {
  const likelihood = await learnBinary(QUESTIONS.map(featuresOf), GREETINGS.map(featuresOf))
  expect(likelihood(featuresOf('cuanto sale la entradita'))).toBeGreaterThan(0.7)
  expect(likelihood(featuresOf('hola, buenas'))).toBeLessThan(0.3)
})

test('the likeliest topic is the first, and the same text gets the same answer each time', async () => {
  const topics = new Map([
    ['price', QUESTIONS.map(featuresOf)],
    ['greeting', GREETINGS.map(featuresOf)],
  ])
  const topicsOf = await learnTopics(topics)
  const again = await learnTopics(topics)
  for (const text of ['a cuanto la entrada', 'buenas', 'xyz'])
    expect(topicsOf(featuresOf(text))).toEqual(again(featuresOf(text)))
  expect(topicsOf(featuresOf('cuesta mucho la entrada'))).toEqual(['price', 'greeting'])
  expect(topicsOf(featuresOf('holaa buenas'))[0]).toBe('greeting')
})

test('a text without any known word is neither', async () => {
  const likelihood = await learnBinary(QUESTIONS.map(featuresOf), GREETINGS.map(featuresOf))
  expect(likelihood(featuresOf('zzz'))).toBeCloseTo(likelihood(featuresOf('')), 10)
})
