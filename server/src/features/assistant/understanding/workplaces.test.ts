import { expect, test } from 'vitest'
import type { PlaceMatch } from './match-name.ts'
import { workplacesOf } from './workplaces.ts'

test.each([
  ['el taller de martha jimenez abre el domingo', 'martha jimenez', 'taller'],
  ['l atelier de martha jimenez', 'martha jimenez', 'atelier'],
  ['o atelie de martha jimenez', 'martha jimenez', 'atelie'],
  ['martha jimenez studio opening hours', 'martha jimenez', 'studio'],
  ['hay taller en martha jimenez', 'martha jimenez', ''],
  ['la entrada de martha jimenez', 'martha jimenez', ''],
])('in «%s» the place %s is called «%s»', (text, name, called) => {
  const words = text.split(' ')
  const from = words.indexOf(name.split(' ')[0] ?? '')
  const match: PlaceMatch = { id: '1', from, to: from + 2, at: [from, from + 1], share: 1, isWeak: false }
  expect(
    workplacesOf(words, [[match]])
      .map((at) => words[at])
      .join(' '),
  ).toBe(called)
})
