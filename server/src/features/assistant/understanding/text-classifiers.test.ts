import { expect, test } from 'vitest'
import { learnBinary, learnTopics } from './text-classifiers.ts'
import { learnWeighing, weighAll } from './text-features.ts'

const QUESTIONS = [
  'cuánto cuesta la entrada',
  'a cuánto sale la entrada al museo',
  'la entrada es cara',
  'qué precio tiene la entrada',
]
const GREETINGS = ['hola qué tal', 'buenas tardes a todos', 'hola buenas', 'qué tal buenas']

const learnt = async () => {
  const weighing = await learnWeighing([...QUESTIONS, ...GREETINGS])
  const questions = await weighAll(weighing, QUESTIONS)
  const greetings = await weighAll(weighing, GREETINGS)
  const likelihood = await learnBinary(weighing.size, questions, greetings)
  const topics = await learnTopics(
    weighing.size,
    new Map([
      ['price', questions],
      ['greeting', greetings],
    ]),
  )
  return {
    likelihood: (text: string) => likelihood(weighing.weigh(text)),
    topics: (text: string) => topics(weighing.weigh(text)),
  }
}

test('texts of one sort are told from others, also when misspelt', async () => {
  const { likelihood } = await learnt()
  expect(likelihood('cuanto sale la entradita')).toBeGreaterThan(0.7)
  expect(likelihood('hola, buenas')).toBeLessThan(0.3)
})

test('the likeliest topic is the first', async () => {
  const { topics } = await learnt()
  expect(topics('cuesta mucho la entrada')).toEqual(['price', 'greeting'])
  expect(topics('holaa buenas')).toEqual(['greeting', 'price'])
})

test('the same examples give the same answers in each process', async () => {
  const [one, other] = await Promise.all([learnt(), learnt()])
  for (const text of ['a cuanto la entrada', 'buenas', 'xyz', '']) {
    expect(one.likelihood(text)).toBe(other.likelihood(text))
    expect(one.topics(text)).toEqual(other.topics(text))
  }
})

test('a text without any known word is as likely as none', async () => {
  const { likelihood } = await learnt()
  expect(likelihood('zzz')).toBe(likelihood(''))
})
