/** @module-tag release */
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { EXPORT_FORMATS } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { builtWeb } from './src/web.ts'
import { tellFigures } from './test/figures.ts'
import { readRow, type Sent } from './test/permissions/row.ts'
import { permissions } from './test/permissions/table.ts'
import { ApiFailure, type TestApp, testApp } from './test/test-app.ts'
import { newWorld, type World } from './test/world.ts'

/** A host that only this test's name service knows: it is this machine. */
const HOST = 'faro.example'

let andariego: TestApp
let reached = 0
let asked = 0
let port = 0
const listener = createServer((socket) => {
  reached += 1
  socket.destroy()
})
beforeAll(async () => {
  build()
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const address = listener.address()
  port = address instanceof Object ? address.port : 0
  const lookup = dns.lookup as (...given: unknown[]) => void
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
    if (name === HOST) asked += 1
    lookup(name === HOST ? '127.0.0.1' : name, ...rest)
  }) as never)
  andariego = await testApp({}, undefined, { web: builtWeb() })
}, 300_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await andariego.close()
  listener.close()
})

/** The addresses of a picture, a service inside the network, and this machine. */
const addresses = () => [`https://${HOST}:${port}/foto.jpg`, `http://127.0.0.1:${port}/latest/meta-data/`]

/** `npm run test:attacks` sends both in every field. */
const IS_LONG = process.env.ALL_PAYLOADS !== undefined

/** Returns the same data once for each text in it, with the address in its place. */
const naming = (value: unknown, address: string): unknown[] => {
  if (typeof value === 'string') return [address, `Mira ${address}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    naming(part, address).map((named) => {
      const copy = structuredClone(value) as Record<string, unknown>
      copy[name] = named
      return copy
    }),
  )
}

test('a connection to the named host would be noticed', async () => {
  const before = reached
  for (const address of addresses()) await expect(fetch(address)).rejects.toThrow()
  expect(reached - before).toBe(2)
  expect(asked).toBe(1)
})

const send = async (method: string, { path, json, form }: Sent, world: World, address: string) => {
  const encoded = form && new Response(form)
  const { statusCode } = await andariego.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${world.owner.accessToken}`,
      referer: address,
      origin: new URL(address).origin,
      'x-forwarded-host': new URL(address).host,
      forwarded: `host=${new URL(address).host}`,
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : json,
    payloadAsStream: true,
  })
  return statusCode
}

test.runIf(IS_LONG)(
  'no address is fetched that somebody names, in whatever field of whatever operation',
  async () => {
    const [before, askedBefore] = [reached, asked]
    const seen = { sent: 0, taken: 0 }
    let world = await newWorld(andariego)
    const count = (status: number) => {
      seen.sent += 1
      if (status < 400) seen.taken += 1
    }
    for (const [operation, row] of Object.entries(permissions)) {
      const [method = ''] = operation.split(' ')
      const takenBefore = seen.taken
      for (const address of addresses()) {
        // What an operation before it has ended is there again in a new world.
        const sent = await Promise.resolve(readRow(row).ask(world, world.owner)).catch(
          async (error: unknown) => {
            if (!(error instanceof ApiFailure)) throw error
            world = await newWorld(andariego)
            return readRow(row).ask(world, world.owner)
          },
        )
        for (const json of naming(sent.json, address))
          count(await send(method, { ...sent, json: json as object }, world, address))
        const [path = '', search = ''] = sent.path.split('?')
        for (const name of new URLSearchParams(search).keys()) {
          const query = new URLSearchParams(search)
          query.set(name, address)
          count(await send(method, { path: `${path}?${query}` }, world, address))
        }
        if (!sent.form) continue
        for (const [name, part] of [...sent.form]) {
          const form = new FormData()
          for (const [other, value] of sent.form) if (other !== name) form.append(other, value)
          if (typeof part === 'string') form.append(name, address)
          else form.append(name, part, address)
          count(await send(method, { path: sent.path, form }, world, address))
        }
      }
      if (seen.taken > takenBefore && /^DELETE|\/auth\//.test(operation)) world = await newWorld(andariego)
    }
    await tellFigures(
      `${seen.sent} requests with an address in one of their fields, ${seen.taken} of them accepted: none fetched`,
    )
    // Otherwise only refusals were tried.
    expect(seen.taken).toBeGreaterThan(20)
    expect([reached - before, asked - askedBefore]).toEqual([0, 0])
  },
  120_000,
)

test('nor is the picture of a place fetched, an address in a profile, or one that is searched for, where they are shown', async () => {
  const [before, askedBefore] = [reached, asked]
  const { owner } = await newWorld(andariego)
  const [picture = ''] = addresses()
  const latitude = 12
  const body = { name: 'Faro', address: 'Camino', latitude, longitude: 21, image: picture }
  const { id } = await owner.api('POST /places', { body })
  await owner.api('PUT /users/me/profile', { body: { bio: `Mis fotos: ${picture}` } })
  const items = [{ placeId: id, date: '2027-03-01' }]
  const trip = await owner.api('POST /itineraries', { body: { name: 'Costa', items } })
  for (const url of [
    pages.place({ id }),
    `${pages.place({ id })}.data`,
    pages.home(),
    pages.search({ q: picture }),
    pages.explore({ q: picture }),
    `/api/places/${id}`,
    `/api/places?q=${encodeURIComponent(picture)}`,
    ...EXPORT_FORMATS.map((format) => `/api/itineraries/${trip.data.id}/export?format=${format}`),
  ]) {
    const headers = { authorization: `Bearer ${owner.accessToken}`, host: `${HOST}:${port}` }
    expect([url, (await andariego.app.inject({ url, headers })).statusCode]).toEqual([url, 200])
  }
  expect([reached - before, asked - askedBefore]).toEqual([0, 0])
})
