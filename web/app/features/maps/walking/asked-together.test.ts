import { expect, test } from 'vitest'
import { gathering } from './asked-together.ts'

/** Fakes the server: each leg takes as many minutes as its name says. Records the requests. */
const walker = () => {
  const asked: string[] = []
  const walk = gathering(async (legs) => {
    asked.push(legs)
    const minutes = legs.split(';').map(Number)
    return { success: true, data: minutes.map((each) => ({ metres: 1, minutes: each, estimated: false })) }
  })
  return { asked, minutesOf: async (leg: string) => (await walk(leg)).data.map((walk) => walk?.minutes) }
}

test('asks for all walks of a page in one question, and gives each its own', async () => {
  const { asked, minutesOf } = walker()
  expect(await Promise.all(['7', '8', '9'].map(minutesOf))).toEqual([[7], [8], [9]])
  expect(asked).toEqual(['7;8;9'])
  expect(await minutesOf('5')).toEqual([5])
  expect(asked).toEqual(['7;8;9', '5'])
})

test('asks for no more at once than the server answers', async () => {
  const { asked, minutesOf } = walker()
  const legs = Array.from({ length: 61 }, (_, index) => String(index))
  expect((await Promise.all(legs.map(minutesOf))).flat()).toEqual(legs.map(Number))
  expect(asked.map((together) => together.split(';').length)).toEqual([60, 1])
})

test('tells everybody who asked that there is no answer', async () => {
  const walk = gathering(async () => Promise.reject(new Error('No.')))
  const answers = await Promise.allSettled(['1', '2'].map(walk))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
