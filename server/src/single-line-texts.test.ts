import { randomUUID } from 'node:crypto'
import { correctionsEndpoints } from '@andariego/contract/corrections'
import { groupsEndpoints } from '@andariego/contract/groups'
import { itinerariesEndpoints } from '@andariego/contract/itineraries-endpoints'
import { passkeysEndpoints } from '@andariego/contract/passkeys'
import { placesEndpoints } from '@andariego/contract/places-endpoints'
import { profileEndpoints } from '@andariego/contract/profile'
import { operation } from '@andariego/contract/trip-operations'
import { describe, expect, test } from 'vitest'
import { refusal } from '../test/refusal.ts'
import { testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'
import { newPlace } from '../test/world.ts'

const id = randomUUID()
const date = '2027-03-01'
const place = newPlace()
const addedPlace = placesEndpoints['POST /places'].body
const suggestion = correctionsEndpoints['POST /places/:id/corrections'].body
const profile = profileEndpoints['PUT /users/me/profile'].body
const items = [{ placeId: id, date }]

/** Every text of one line that people type, as it would be sent. */
const TEXTS = {
  "a place's name": (name: string) => addedPlace.safeParse({ ...place, name }),
  "a place's address": (address: string) => addedPlace.safeParse({ ...place, address }),
  "a place's city": (city: string) => addedPlace.safeParse({ ...place, city }),
  'a suggested name': (name: string) => suggestion.safeParse({ fact: { name } }),
  'a suggested city': (city: string) => suggestion.safeParse({ fact: { city } }),
  "an itinerary's name": (name: string) =>
    itinerariesEndpoints['POST /itineraries'].body.safeParse({ name, items }),
  "a trip's name": (name: string) => operation.safeParse({ kind: 'set-trip', fields: { name } }),
  "a day's title": (title: string) => operation.safeParse({ kind: 'set-day', date, fields: { title } }),
  'a new item of the list': (text: string) => operation.safeParse({ kind: 'add-item', itemId: id, text }),
  'an item of the list': (text: string) => operation.safeParse({ kind: 'set-item', itemId: id, text }),
  'the reference of a booking': (reference: string) =>
    operation.safeParse({ kind: 'set-stop', stopId: id, fields: { booking: { reference } } }),
  'the link of a booking': (text: string) =>
    operation.safeParse({
      kind: 'set-stop',
      stopId: id,
      fields: { booking: { reference: null, link: `https://example.com/${text}/x` } },
    }),
  "a passkey's name": (name: string) => passkeysEndpoints['PUT /auth/passkeys/:id'].body.safeParse({ name }),
  "a person's name": (name: string) => profile.safeParse({ name }),
  "a person's city": (homeCity: string) => profile.safeParse({ homeCity }),
}

describe.each(Object.entries(TEXTS))('%s', (_what, sent) => {
  test('is accepted on one line', () => {
    expect(sent('Sol').error).toBeUndefined()
  })

  test.each(['Sol\nluna', 'Sol\r\nluna', 'Sol\rluna', 'Sol\u2028luna', 'Sol\u2029luna'])(
    'is refused as %j',
    (text) => {
      expect(sent(text).success).toBe(false)
    },
  )
})

test("a group's name is put on one line", () => {
  const { body } = groupsEndpoints['POST /groups']
  expect(body.parse({ name: 'Sol\n y\u2028luna' })).toMatchObject({ name: 'Sol y luna' })
})

test.each([
  { kind: 'set-day', date, fields: { title: 'Sol' }, from: { title: 'Sol\nluna' } },
  { kind: 'set-item', itemId: id, text: 'Sol', from: { text: 'Sol\nluna' } },
])('what a text of several lines was before can still be told: $kind', (sent) => {
  expect(operation.parse(sent)).toMatchObject({ from: sent.from })
})

test("a place's name with a line break is refused in Spanish", async () => {
  const andariego = await testApp()
  const ana = await traveller(andariego)
  const { status, body } = await refusal(
    ana.api('POST /places', { body: { ...place, name: 'Faro\ndel sur' } }),
  )
  expect([status, body.errors]).toEqual([422, ['El nombre no puede tener saltos de línea.']])
  await andariego.close()
})
