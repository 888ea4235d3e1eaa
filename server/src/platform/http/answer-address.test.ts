import { endpoints } from '@andariego/contract/api'
import { expect, test } from 'vitest'
import { answerAddress } from './answer-address.ts'

const ID = '01890000-0000-7000-8000-00000000000a'

/** Returns the address of a list's answer for this query, after the contract has parsed it. */
const listed = (query: Record<string, string>) => {
  const endpoint = endpoints['GET /places']
  return answerAddress(endpoint, '/places')({ params: undefined, query: endpoint.query.parse(query) })
}

test.each([
  [{}, '/places'],
  [{ page: '1', limit: '20', sort: 'recent' }, '/places'],
  [{ limit: '5' }, '/places?limit=5'],
  [{ limit: '5.0' }, '/places?limit=5'],
  [{ limit: '  5.00 ' }, '/places?limit=5'],
  [{ q: ' cusco ', limit: '5' }, '/places?limit=5&q=cusco'],
  [{ limit: '5', q: 'cusco' }, '/places?limit=5&q=cusco'],
  [{ q: 'a&limit=7' }, '/places?q=a%26limit%3D7'],
])('%j is the list at %s', (query, address) => {
  expect(listed(query)).toBe(address)
})

test('an id in capital letters has the same address', () => {
  const addressOf = answerAddress(endpoints['GET /places/:id'], '/places/:id')
  expect(addressOf({ params: { id: ID.toUpperCase() }, query: {} })).toBe(`/places/${ID}`)
})
