import { describe, expect, test } from 'vitest'
import { filtersFrom, NO_FILTERS, parametersOf } from './explore-filters.ts'

const parsed = (search: string) => filtersFrom(new URLSearchParams(search))

describe('the address of the explore page', () => {
  test('says nothing when nothing is filtered', () => {
    expect(parametersOf(NO_FILTERS).toString()).toBe('')
    expect(parsed('')).toEqual(NO_FILTERS)
  })

  test('holds every filter, and gives it back', () => {
    const filters = {
      q: 'museo',
      city: 'Córdoba',
      minRating: 4.5,
      kind: 'museo' as const,
      sort: 'rating' as const,
      zone: { west: 170, south: -41.1335, east: -170, north: -30 },
    }
    expect(filtersFrom(parametersOf(filters))).toEqual(filters)
  })

  test.each([
    'minRating=9',
    'minRating=x',
    'sort=alphabet',
    'tipo=nave',
    'tipo=Museo',
    'zona=1,2,3',
    'zona=,,,',
    'zona=0,10,10,0',
    'zona=0,0,999,10',
    'q=%20%20',
  ])('ignores what is no filter: %s', (search) => {
    expect(parsed(search)).toEqual(NO_FILTERS)
  })
})
