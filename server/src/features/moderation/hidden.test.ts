import { text } from 'node:stream/consumers'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { MARKS, type Published, publish } from './test/hidden-scene.ts'

let andariego: TestApp
let scene: Published
/** Where everything is found while nothing is hidden. */
let whole: Awaited<ReturnType<typeof traces>> | undefined

beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  scene = await publish(andariego)
}, 120_000)
afterAll(() => andariego.close())

/** Query parameters that requests need to be answered. */
const QUERY: Record<string, string> = {
  email: 'viajera',
  q: 'playa',
  name: `Playa ${MARKS.place}`,
  latitude: '-34.62',
  longitude: '-58.37',
  from: '-34.62,-58.37',
  to: '-34.61,-58.38',
  west: '-60',
  south: '-36',
  east: '-56',
  north: '-33',
  zoom: '18',
  format: 'json',
  action: 'place_added',
}
/** Excluded: answers to the author alone, moderators' own, and streams. */
const APART = /^\/api\/(moderation|users\/me\/(notices|export)|events|docs|openapi)/

interface Parameter {
  name: string
  in: string
  required?: boolean
}
/** Returns every request that changes nothing, with everything it can be about. */
const questions = async (): Promise<string[]> => {
  const { paths } = (await andariego.app.inject('/api/openapi.json')).json()
  const all: string[] = ['/sitemap.xml', '/sitemaps/1.xml', '/sitemaps/people-1.xml']
  for (const [path, methods] of Object.entries<Record<string, { parameters?: Parameter[] }>>(paths)) {
    const get = methods.get
    if (!get || APART.test(path)) continue
    const wanted = (get.parameters ?? []).filter(
      ({ in: where, required, name }) => where === 'query' && (required || name === 'q'),
    )
    const query = new URLSearchParams(wanted.map(({ name }): [string, string] => [name, QUERY[name] ?? '']))
    const address = (id: string) => `${path.replace(/{\w+}/, id)}${query.size > 0 ? `?${query}` : ''}`
    all.push(...(path.includes('{') ? scene.known.map(address) : [address('')]))
    if (path === '/api/places') all.push('/api/places', '/api/places?sort=rating', '/api/places?sort=reviews')
  }
  return all
}

/** Notifications about decisions name the content, but only to its author. */
const withoutDecisions = (url: string, body: string): string => {
  if (url !== '/api/notifications') return body
  const { data = [] }: { data?: { kind: string }[] } = JSON.parse(body)
  return JSON.stringify(data.filter(({ kind }) => kind !== 'decision'))
}

/** Returns where each mark is found by visitors, readers and the author, in the responses to these requests. */
const traces = async (urls: readonly string[]): Promise<Record<string, string[]>> => {
  const { author, reader, ids } = scene
  const found: Record<string, string[]> = Object.fromEntries(
    [...Object.keys(MARKS), 'media'].map((name) => [name, []]),
  )
  for (const url of urls)
    for (const [name, token] of [
      ['visitor'],
      ['reader', reader.accessToken],
      ['author', author.accessToken],
    ]) {
      const response = await andariego.app.inject({
        url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payloadAsStream: true,
      })
      const isFile = /image|octet/.test(String(response.headers['content-type']))
      const body = isFile ? '' : withoutDecisions(url, await text(response.stream()))
      if (response.statusCode >= 500) throw new Error(`${url} failed`)
      if (isFile && response.statusCode === 200 && url.includes(ids.media))
        found.media?.push(`${name} ${url}`)
      if (body.includes(ids.media)) found.media?.push(`${name} ${url}`)
      for (const [thing, mark] of Object.entries(MARKS))
        if (body.includes(mark)) found[thing]?.push(`${name} ${url}`)
    }
  return found
}

describe('content hidden by moderators', () => {
  test.each([
    'review',
    'media',
    'description',
    'older',
    'message',
    'group',
    'itinerary',
    'comment',
    'place',
  ] as const)(
    'a %s: no answer of any operation has a trace of it, and it comes back whole',
    async (thing) => {
      const all = await questions()
      // In the state in which the previous thing was shown again.
      whole ??= await traces(all)
      const before = whole
      expect(before[thing]).not.toEqual([])
      await scene.hide(thing)
      const meanwhile = await traces(all)
      expect(meanwhile[thing]).toEqual([])
      if (thing === 'place') expect([meanwhile.review, meanwhile.media]).toEqual([[], []])
      // The assistant is asked again; only the chat shows its answer.
      await scene.ask('¿Dónde hay una playa tranquila?')
      expect((await traces(all.filter((url) => url.startsWith('/api/chat'))))[thing]).toEqual([])
      await scene.restore(thing)
      whole = await traces(all)
      expect(whole[thing]).toEqual(before[thing])
    },
    60_000,
  )
})
