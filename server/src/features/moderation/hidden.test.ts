import { text } from 'node:stream/consumers'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { MARKS, POSITION, type Published, publish, THINGS, type Thing } from './test/hidden-scene.ts'

let andariego: TestApp
let scene: Published

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
  question: '¿Es una playa tranquila?',
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
const APART = /^\/api\/(moderation|users\/me\/(notices|export|profile)|events|docs|openapi)/

interface Parameter {
  name: string
  in: string
  required?: boolean
}
const namesIn = (path: string): readonly string[] => {
  if (path.includes('{token}')) return scene.tokens
  return path.includes('{handle}') ? scene.handles : scene.known
}
/** Returns the address of every request that changes nothing, with everything it can be about. */
const addresses = async (): Promise<string[]> => {
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
    all.push(...(path.includes('{') ? namesIn(path).map(address) : [address('')]))
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

const CALLERS = ['visitor', 'reader', 'author'] as const

interface Question {
  caller: (typeof CALLERS)[number]
  url: string
}

/** A hidden message leaves its place in the conversation, and a person stays when their profile is hidden. */
const STAYS: ReadonlySet<Thing> = new Set(['message', 'profile'])
/** What betrays a thing: its mark, and its id where the request does not name it. */
const tracesOf = (thing: Thing, url: string): string[] => {
  const id = scene.ids[thing]
  const mark: string[] = thing === 'media' ? [] : [MARKS[thing]]
  if (thing === 'place') mark.push(JSON.stringify(POSITION).slice(1, -1))
  return STAYS.has(thing) || url.includes(id) ? mark : [...mark, id]
}

/** Makes a request; returns its status and the things it shows. */
const answerTo = async ({ caller, url }: Question): Promise<{ status: number; shown: Thing[] }> => {
  const token = caller === 'visitor' ? '' : scene[caller].accessToken
  const response = await andariego.app.inject({
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payloadAsStream: true,
  })
  const { statusCode: status } = response
  if (status >= 500) throw new Error(`${url} failed`)
  const { media } = scene.ids
  if (/image|octet/.test(String(response.headers['content-type'])))
    return { status, shown: status === 200 && url.includes(media) ? ['media'] : [] }
  const body = withoutDecisions(url, await text(response.stream()))
  return {
    status,
    shown: THINGS.filter((thing) => tracesOf(thing, url).some((trace) => body.includes(trace))),
  }
}

/** Makes the requests one after the other: which of them are answered, and for each thing those whose responses show it. */
const walk = async (questions: readonly Question[]) => {
  const answered: Question[] = []
  const traces = Object.fromEntries(THINGS.map((thing): [Thing, Question[]] => [thing, []])) as Traces
  for (const question of questions) {
    const { status, shown } = await answerTo(question)
    if (status < 400) answered.push(question)
    for (const thing of shown) traces[thing].push(question)
  }
  return { answered, traces }
}
type Traces = Record<Thing, Question[]>

const isChat = ({ url }: Question) => url.startsWith('/api/chat')
/** Later answers of the assistant name other things than the first one. */
const outsideChat = (traces: Traces) =>
  THINGS.map((thing) => [thing, traces[thing].filter((question) => !isChat(question))])

/** The operation of a request: its path without what it is about. */
const operationOf = (url: string) =>
  [...scene.known, ...scene.tokens, ...scene.handles].reduce(
    (path, name) => path.replace(name, '{}'),
    url.replace(/\?.*$/, ''),
  )

/** Operations that show nothing that people wrote, and the poster of a video, which its file's own rule guards. */
const NEEDS_NO_ANSWER: readonly string[] = [
  '/api/auth/confirm-email/{}',
  '/api/maps/regions/{}/{version}',
  '/api/maps/walks',
  '/api/media/{}/poster',
]

describe('content hidden by moderators', () => {
  let all: Question[]
  /** What is answered and found while nothing is hidden: what is refused then shows nothing later, either. */
  let whole: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    const urls = await addresses()
    all = urls.flatMap((url) => CALLERS.map((caller) => ({ caller, url })))
    whole = await walk(all)
  }, 60_000)

  test('every operation is answered to somebody while nothing is hidden, so that the walk reads it', () => {
    const answered = new Set(whole.answered.map(({ url }) => operationOf(url)))
    const silent = new Set(all.map(({ url }) => operationOf(url)).filter((path) => !answered.has(path)))
    expect([...silent].toSorted()).toEqual(NEEDS_NO_ANSWER)
  })

  test.each(THINGS)(
    'a %s: no answer of any operation has a trace of it, and it comes back whole',
    async (thing) => {
      const before = whole.traces[thing]
      expect(before).not.toEqual([])
      await scene.hide(thing)
      const { traces } = await walk(whole.answered)
      expect(traces[thing]).toEqual([])
      if (thing === 'place') expect([traces.review, traces.media]).toEqual([[], []])
      // The assistant is asked again; only the chat shows its answer.
      await scene.ask('¿Dónde hay una playa tranquila?')
      const chats = await walk(all.filter(isChat))
      expect(chats.traces[thing]).toEqual([])
      await scene.restore(thing)
      expect((await walk(before)).traces[thing]).toEqual(before)
    },
    60_000,
  )

  test('is found nowhere else once all of it has come back', async () => {
    const { traces } = await walk(all)
    expect(outsideChat(traces)).toEqual(outsideChat(whole.traces))
  }, 60_000)
})
