import { endpoints } from '@andariego/contract/api'
import { expect, test } from 'vitest'
import { addresses, LEFT_OUT } from './reads-of-api.ts'

test('every read of the API is asked for on a large data set, or left out for a reason', () => {
  const ids = { place: '', review: '', user: '', other: '', itinerary: '', group: '', report: '' }
  const reads = Object.keys(endpoints).filter((name) => name.startsWith('GET '))
  expect([...Object.keys(addresses(ids)), ...Object.keys(LEFT_OUT)].toSorted()).toEqual(reads.toSorted())
})
