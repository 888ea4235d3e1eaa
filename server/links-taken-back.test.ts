import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../tools/build.ts'
import { builtWeb } from './src/web.ts'
import { type TestApp, testApp } from './test/test-app.ts'
import { traveller } from './test/traveller.ts'
import { newPlace } from './test/world.ts'

let first: TestApp
/** Another process of the same product, and where it listens: kept pages go out before the framework. */
let second: TestApp
let origin = ''
beforeAll(async () => {
  build()
  const production = { NODE_ENV: 'production' }
  first = await testApp(production)
  const { secret } = first.services
  const database = { url: first.databaseUrl, drop: async () => {} }
  second = await testApp(production, database, { secret, web: builtWeb() })
  const { server } = second.app
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  origin = `http://127.0.0.1:${address.port}`
}, 300_000)
afterAll(async () => {
  await second.close()
  await first.close()
})

test('a link that was taken back in one process opens nothing in another that had just shown it', async () => {
  const ana = await traveller(first)
  const place = await ana.api('POST /places', { body: newPlace() })
  const body = { name: 'Viaje que se retira', items: [{ placeId: place.id, date: '2027-03-01' }] }
  const { data: trip } = await ana.api('POST /itineraries', { body })
  const params = { id: trip.id }
  const linkTo = async (kind: 'public' | 'calendar') => {
    const { data } = await ana.api('POST /itineraries/:id/links', { params, body: { kind } })
    return { id: data.id, path: new URL(data.url).pathname }
  }
  const [page, calendar] = [await linkTo('public'), await linkTo('calendar')]
  const opens = [
    { link: page, path: page.path },
    { link: page, path: `${page.path}.data` },
    { link: page, path: page.path.replace('/viaje/', '/api/trips/') },
    { link: calendar, path: calendar.path },
  ]
  const asked = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    return { path, status: answer.status, shows: (await answer.text()).includes(place.name) }
  }
  const answers = () => Promise.all(opens.map(({ path }) => asked(path)))
  // Twice, so that whatever would be kept is.
  for (let time = 0; time < 2; time++)
    expect(await answers()).toEqual(opens.map(({ path }) => ({ path, status: 200, shows: true })))
  for (const link of [page, calendar]) {
    await ana.api('DELETE /itineraries/:id/links/:linkId', { params: { ...params, linkId: link.id } })
    for (const { path } of opens.filter((one) => one.link === link))
      expect(await asked(path)).toEqual({ path, status: 404, shows: false })
  }
})
