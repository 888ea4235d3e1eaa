import { expect, test } from 'vitest'
import { fitsOf, learnBinary, learnTopics, likelihoodOf, sharesOf } from './text-classifiers.ts'
import { featuresOf, learnExamples, weigh } from './text-features.ts'

const QUESTIONS = [
  'cuánto cuesta la entrada',
  'a cuánto sale la entrada al museo',
  'la entrada es cara',
  'qué precio tiene la entrada',
]
const GREETINGS = ['hola qué tal', 'buenas tardes a todos', 'hola buenas', 'qué tal buenas']

const learnt = () => {
  const { weighing, examples } = learnExamples(
    new Map([
      ['price', QUESTIONS],
      ['greeting', GREETINGS],
    ]),
  )
  const size = weighing.rarities.length
  const binary = learnBinary(size, examples.get('price') ?? [], examples.get('greeting') ?? [])
  const topics = learnTopics(size, examples)
  const weighed = (text: string) => weigh(weighing, featuresOf(text))
  return {
    likelihood: (text: string) => likelihoodOf(binary, weighed(text)),
    shares: (text: string) => [...sharesOf(fitsOf(topics, weighed(text)))],
  }
}

test('texts of one sort are told from others, also when misspelt', () => {
  const { likelihood } = learnt()
  expect(likelihood('cuanto sale la entradita')).toBeGreaterThan(0.7)
  expect(likelihood('hola, buenas')).toBeLessThan(0.3)
})

test('the topic whose examples are like a text has the greater share, and all shares are the whole', () => {
  const { shares } = learnt()
  const [price = 0, greeting = 0] = shares('cuesta mucho la entrada')
  expect(price).toBeGreaterThan(0.7)
  expect(price + greeting).toBeCloseTo(1, 5)
  expect(shares('holaa buenas')[1]).toBeGreaterThan(0.7)
})

test('the same examples give the same answers in each process', () => {
  const [one, other] = [learnt(), learnt()]
  for (const text of ['a cuanto la entrada', 'buenas', 'xyz', '']) {
    expect(one.likelihood(text)).toBe(other.likelihood(text))
    expect(one.shares(text)).toEqual(other.shares(text))
  }
})

test('a text without any known word is as likely as none', () => {
  const { likelihood } = learnt()
  expect(likelihood('zzz')).toBe(likelihood(''))
})
