import { namesOf } from '@andariego/contract/notification-text-rules'
import { expect, test } from 'vitest'

test.each([
  { names: [], count: 0, words: 'Alguien' },
  { names: ['Lucía'], count: 1, words: 'Lucía' },
  { names: ['Lucía', 'Bruno'], count: 2, words: 'Lucía y Bruno' },
  { names: ['Bruno', 'Iker'], count: 2, words: 'Bruno e Iker' },
  { names: ['Bruno', 'Íñigo'], count: 2, words: 'Bruno e Íñigo' },
  { names: ['Bruno', 'hilario@example.com'], count: 2, words: 'Bruno e hilario@example.com' },
  { names: ['Bruno', 'Hierónimo'], count: 2, words: 'Bruno y Hierónimo' },
  { names: ['Iker', 'Yamile'], count: 2, words: 'Iker y Yamile' },
  { names: ['Bruno', 'Iker'], count: 4, words: 'Bruno y 3 más' },
])('$names.length of $count names are $words', ({ names, count, words }) => {
  expect(namesOf(names, count)).toBe(words)
})
