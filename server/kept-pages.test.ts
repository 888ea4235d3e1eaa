import { once } from 'node:events'
import { type PageName, pages } from '@andariego/contract/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../tools/build.ts'
import { builtWeb } from './src/web.ts'
import { type TestApp, testApp } from './test/test-app.ts'
import { traveller } from './test/traveller.ts'
import { newForm, newPlace } from './test/world.ts'

/** Headers that belong to a single response and differ each time. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive']

const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)).sort())

/**
 * The addresses that are asked of each page; null for pages that are never kept. The type holds every page of the contract, so that
 * a new one is listed here, and fails below when its loader reads something that is not cached.
 */
const addressesOf = (place: string): Record<PageName, readonly string[] | null> => ({
  home: [pages.home(), pages.home({ page: 2 }), '/_.data'],
  explore: [
    pages.explore(),
    pages.explore({ sort: 'rating' }),
    // Nothing is found: the page asks what travellers tell instead.
    pages.explore({ q: 'sin nada que lo tenga' }),
    '/explorar.data',
  ],
  search: [pages.search(), pages.search({ q: 'mirador' }), '/search.data?q=mirador'],
  place: [pages.place({ id: place }), `${pages.place({ id: place })}.data`],
  login: [pages.login()],
  register: [pages.register()],
  confirmEmail: [pages.confirmEmail()],
  terms: [pages.terms()],
  privacy: [pages.privacy()],
  communityRules: [pages.communityRules()],
  forgotPassword: [pages.forgotPassword()],
  resetPassword: [pages.resetPassword()],
  emailChange: [pages.emailChange()],
  account: [pages.account()],
  notices: [pages.notices()],
  notifications: [pages.notifications()],
  unsubscribe: [pages.unsubscribe()],
  moderation: [pages.moderation()],
  profile: [pages.profile()],
  chats: [pages.chats()],
  practiceChat: [pages.practiceChat()],
  groups: [pages.groups()],
  assistant: [pages.assistant()],
  addPlace: [pages.addPlace()],
  itineraries: [pages.itineraries()],
  createItinerary: [pages.createItinerary()],
  // Decision 42: a profile is not kept beyond its owner's choice.
  user: null,
  handle: null,
  // Whoever has the link sees the trip as it is now.
  sharedTrip: null,
  // Ids are endless, and the server renders the same for each.
  itinerary: null,
  itineraryBook: null,
  editItinerary: null,
  invitation: null,
})

let andariego: TestApp
let origin = ''
// On a port: what is kept goes out before the framework, so injected requests would not reach it.
beforeAll(async () => {
  build()
  andariego = await testApp({ NODE_ENV: 'production' }, undefined, { web: builtWeb() })
  const { server } = andariego.app
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  origin = `http://127.0.0.1:${address.port}`
}, 300_000)
afterAll(() => andariego.close())

const placeWithReview = async () => {
  const { api } = await traveller(andariego)
  const { id } = await api('POST /places', { body: { ...newPlace(), city: 'Cusco' } })
  await api('POST /places/:id/reviews', { params: { id }, form: await newForm() })
  return id
}

test('pages that visitors get are kept, and go out again with the very headers of the first time', async () => {
  const place = await placeWithReview()
  for (const path of Object.values(addressesOf(place)).flatMap((addresses) => addresses ?? [])) {
    const ask = () => fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
    const first = await ask()
    expect([path, first.status]).toEqual([path, 200])
    const again = await ask()
    // Pages whose loader reads something that is not cached answer `no-store` and have no etag. None of these may.
    expect([path, again.headers.get('cache-control')]).toEqual([path, 'no-cache'])
    expect(again.headers.get('etag')).not.toBeNull()
    expect(headersOf(again)).toEqual(headersOf(first))
    expect(await again.text()).toBe(await first.text())
  }
})

test('a page may be taken from the browser for a moment when it was asked for ahead', async () => {
  const cachingOf = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/explorar.data`, { headers })).headers.get('cache-control')
  expect(await cachingOf({ 'sec-purpose': 'prefetch' })).toBe('private, max-age=5')
  // As speculation rules ask.
  expect(await cachingOf({ 'sec-purpose': 'prefetch;prerender' })).toBe('private, max-age=5')
  expect(await cachingOf({})).toBe('no-cache')
  expect(await cachingOf({ 'sec-purpose': '' })).toBe('no-cache')
})
