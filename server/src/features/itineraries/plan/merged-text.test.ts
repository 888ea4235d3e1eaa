import { mergedText } from '@andariego/contract/text-merge-rules'
import { expect, test } from 'vitest'

test.each([
  ['Llevar agua', 'Llevar agua y pan', 'Llevar agua', 'Llevar agua y pan'],
  ['Llevar agua', 'Llevar agua', 'Llevar dos botellas', 'Llevar dos botellas'],
  ['uno dos tres', 'UNO dos tres', 'uno dos TRES', 'UNO dos TRES'],
  ['uno dos tres', 'dos tres', 'uno dos tres cuatro', 'dos tres cuatro'],
  ['Llevar:', 'Llevar:\nbotas', 'Llevar:\nsombrero', 'Llevar:\nbotas\nsombrero'],
  [
    'Llegar al faro',
    'Llegar temprano al faro',
    'Llegar despacio al faro',
    'Llegar temprano despacio al faro',
  ],
  ['', 'Abre a las nueve', 'Cierra los lunes', 'Abre a las nueve\nCierra los lunes'],
  ['a\nb\nc', 'a\nB\nc', 'a\nb\nC', 'a\nB\nC'],
])('%j, made %j by one and %j by the other, says %j', (base, one, other, both) => {
  expect(mergedText(base, one, other)).toBe(both)
})

test('the same words, changed in two ways, cannot be merged', () => {
  expect(mergedText('Abre a las nueve', 'Abre a las diez', 'Abre a las once')).toBeNull()
  expect(mergedText('Abre a las nueve', '', 'Abre a las once')).toBeNull()
})

test('a text of many words is merged line by line, in little time', () => {
  const lines = Array.from({ length: 100 }, (_, line) => `${line} a b c d e f g`)
  const one = lines.with(3, 'tres')
  const other = lines.with(70, 'setenta')
  expect(mergedText(lines.join('\n'), one.join('\n'), other.join('\n'))).toBe(
    one.with(70, 'setenta').join('\n'),
  )
})
