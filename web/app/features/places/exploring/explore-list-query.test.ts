import type { Place } from '@andariego/contract/places'
import { expect, test } from 'vitest'
import { NO_FILTERS } from './explore-filters.ts'
import { listQueryOf, nextOf } from './explore-list-query.ts'

const page = (count: number, totalCount: number, nextCursor: string | null) => ({
  places: Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Place),
  totalCount,
  nextCursor,
})

test('the list goes on from where the last page ended', () => {
  const first = page(20, 45, 'abc')
  expect(nextOf(first, [first])).toEqual({ cursor: 'abc' })
})

test('it ends with the last place, even where a page is full', () => {
  expect(nextOf(page(20, 20, 'abc'), [page(20, 20, 'abc')])).toBeUndefined()
  expect(nextOf(page(5, 45, null), [page(5, 45, null)])).toBeUndefined()
})

test('without a position there is nothing to be near to', () => {
  expect(listQueryOf({ ...NO_FILTERS, sort: 'nearby' }, null)).toEqual({ limit: 20 })
})
