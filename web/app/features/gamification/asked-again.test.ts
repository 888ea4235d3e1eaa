import { expect, test } from 'vitest'
import { askedAgain } from './asked-again.ts'

/** Two answers, the first of which is written before the level rises and arrives after it. */
const overtakenAnswers = () => {
  let level = 1
  const answers = [
    async () => {
      level = 2
      return { level: 1 }
    },
    async () => ({ level }),
  ]
  return { ask: async () => answers.shift()?.(), known: () => ({ level }) }
}

test('an answer that was overtaken by a reward is asked for again', async () => {
  const { ask, known } = overtakenAnswers()
  const overtaken: unknown[] = []
  expect(await askedAgain(ask, known, (answer) => overtaken.push(answer))).toEqual({ level: 2 })
  expect(overtaken).toEqual([{ level: 1 }])
})

test('any other answer is taken, also when what is known is stored anew with the same content', async () => {
  let asked = 0
  const ask = async () => {
    asked += 1
    return { level: 2 }
  }
  const overtaken: unknown[] = []
  await askedAgain(
    ask,
    () => ({ level: 1 }),
    (answer) => overtaken.push(answer),
  )
  expect({ asked, overtaken }).toEqual({ asked: 1, overtaken: [] })
})
