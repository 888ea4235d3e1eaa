import { pages } from '@andariego/contract/pages'
import { expect, test } from 'vitest'
import { groundingFilter } from './grounding-filter.ts'

const id = '01890000-0000-7000-8000-a19b00000000'
const filter = () =>
  groundingFilter({
    shown: new Map([[id, 'Alhambra']]),
    told: () => `[Alhambra](${pages.place({ id })}): la visita dura 3 horas.`,
  })

test('a number that stands only in the id of a link was not told', () => {
  const { check, dropped } = filter()
  expect(check('La Alhambra cuesta 19 euros.')).toBe('')
  expect(dropped()).toBe(1)
})

test('a number that was told stays', () => {
  expect(filter().check('La Alhambra pide 3 horas.')).toBe('La Alhambra pide 3 horas.')
})
