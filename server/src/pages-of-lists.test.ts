import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { type Traveller, traveller } from '../test/traveller.ts'
import { newPlace } from '../test/world.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

/** Each list with what adds an entry to it; all of them are newest first. */
const LISTS: [
  key: 'itineraries' | 'groups' | 'conversations',
  list: string,
  add: (n: number) => Promise<unknown>,
][] = [
  [
    'itineraries',
    '/itineraries',
    async (n) => {
      const { id } = await ana.api('POST /places', { body: newPlace() })
      const items = [{ placeId: id, date: '2027-01-10' }]
      return ana.api('POST /itineraries', { body: { name: `Viaje ${n}`, items } })
    },
  ],
  ['groups', '/groups', (n) => ana.api('POST /groups', { body: { name: `Grupo ${n}` } })],
  [
    'conversations',
    '/direct-messages/conversations',
    async () => {
      const { id } = await traveller(andariego)
      return ana.api('POST /direct-messages', { body: { receiverId: id, content: '¡Hola!' } })
    },
  ],
]

describe.each(LISTS)('the list of %s', (_name, list, add) => {
  test('has pages, as every list', async () => {
    for (const n of [1, 2, 3]) await add(n)
    const read = async (query: string) => {
      const answer = await andariego.app.inject({
        url: `/api${list}?${query}`,
        headers: { authorization: `Bearer ${ana.accessToken}` },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    }
    const all = await read('page=1&limit=100')
    expect(all).toHaveLength(3)
    expect(await read('page=1&limit=2')).toEqual(all.slice(0, 2))
    expect(await read('page=2&limit=2')).toEqual(all.slice(2))
    expect(await read('page=3&limit=2')).toEqual([])
  })
})
