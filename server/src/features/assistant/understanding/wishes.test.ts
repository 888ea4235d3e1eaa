import { expect, test } from 'vitest'
import { wishesOf } from './wishes.ts'

const wishesIn = (question: string) => {
  const words = question.split(' ')
  return wishesOf(words, words, 'es', new Set()).wishes.map(({ aspect }) => aspect)
}

test.each([
  ['es peligroso el centro de noche', ['seguridad']],
  ['que tal la noche', ['noche']],
])('the night is when something is dangerous, and no wish to go out: %s', (question, aspects) => {
  expect(wishesIn(question)).toEqual(aspects)
})
