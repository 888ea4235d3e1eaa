import { expect, test } from 'vitest'
import { doneStops } from './done-stops.ts'

test('what was done is told day by day, and within a day in its order', () => {
  const stop = (id: string, date: string, status: 'done' | 'skipped' | null = 'done') => ({
    id,
    date,
    status,
  })
  const items = [
    stop('museum', '2027-01-11'),
    stop('tower', '2027-01-11', 'skipped'),
    stop('market', '2027-01-11'),
    stop('harbour', '2027-01-10'),
    stop('beach', '2027-01-10', null),
  ]
  expect(doneStops(items).map(({ id }) => id)).toEqual(['harbour', 'museum', 'market'])
})
