import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { BODY_MS } from '../src/platform/http/body-deadline.ts'
import { again, type Client, reviewBody, someWord } from './load.ts'

/** The address that all floods come from. */
export const ATTACKER = '127.0.0.3'

interface Scene {
  /** Where the product answers. */
  address: string
  /** Somebody's access token. */
  token: string
  placeId: string
  /** When the flood ends, in ms since 1970. */
  until: number
}

/** Opens connections that send a byte now and then. */
const drip = async (path: string, count: number, { address, until }: Scene) => {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  for (let number = 0; number < count; number++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER })
    socket.on('error', () => {})
    const type = 'Content-Type: application/json\r\nContent-Length: 9000'
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n\r\n{`)
    sockets.push(socket)
  }
  while (Date.now() < until) {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
    await delay(200)
  }
  for (const socket of sockets) socket.destroy()
}

/** Opens streams of one user, none of which ends by itself. */
const openStreams = async (count: number, { address, token, until }: Scene) => {
  const { hostname, port } = new URL(address)
  const headers = { authorization: `Bearer ${token}` }
  const opened = Array.from({ length: count }, () =>
    request({ hostname, port, localAddress: ATTACKER, path: '/api/events', headers, agent: false })
      .on('response', (response) => response.resume())
      .on('error', () => {})
      .end(),
  )
  await delay(until - Date.now())
  for (const stream of opened) stream.destroy()
}

type Flood = (attacker: Client, scene: Scene) => Promise<unknown>
const repeated =
  (hands: number, call: (scene: Scene) => Parameters<Client['call']>[0]): Flood =>
  async (attacker, scene) => {
    const stop = again(hands, () => attacker.call(call(scene)))
    await delay(scene.until - Date.now())
    const stopped = stop()
    // What is still on its way, such as a large file, would go on for long, and others would be seen without a flood.
    attacker.close()
    await stopped
  }

/** The built files from this size on, which a server copies for longer than it works for them. */
const LARGE_FILE = 300_000
/** Asks for one after the other of these, so often at the same time. */
const inTurn = (hands: number, paths: () => Promise<readonly string[]> | readonly string[]): Flood => {
  let next = 0
  return async (attacker, scene) => {
    const asked = await paths()
    await repeated(hands, () => ({ path: asked[next++ % asked.length] ?? '/' }))(attacker, scene)
  }
}
const filesOfWeb = async (isWanted: (bytes: number) => boolean) => {
  const root = new URL('../../web/build/client/assets/', import.meta.url)
  const names = (await readdir(root)).filter((name) => !/\.(br|gz)$/.test(name)).toSorted()
  const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, root))).size))
  return names.filter((_, index) => isWanted(sizes[index] ?? 0)).map((name) => `/assets/${name}`)
}

const upload = await reviewBody()
/** Each flood, by what it asks for. */
export const FLOODS: [string, Flood][] = [
  ['large files', inTurn(40, () => filesOfWeb((bytes) => bytes >= LARGE_FILE))],
  ['small files', inTurn(40, () => filesOfWeb((bytes) => bytes < LARGE_FILE))],
  [
    'the API’s documentation',
    inTurn(40, () => ['/api/openapi.json', '/api/docs', '/api/docs/static/swagger-ui-bundle.js']),
  ],
  ['the sitemap', inTurn(40, () => ['/sitemap.xml', '/sitemaps/1.xml', `/sitemaps/people-1.xml`])],
  // All but the first five.
  [
    'requests that are refused',
    repeated(40, () => ({
      path: '/api/auth/forgot-password',
      method: 'POST',
      json: { email: `${someWord()}@example.com` },
    })),
  ],
  ['addresses that lead nowhere', repeated(40, () => ({ path: `/api/${someWord()}` }))],
  ['pages that nobody has asked for before', repeated(40, () => ({ path: `/explorar?q=${someWord()}` }))],
  ['one page', repeated(40, () => ({ path: '/' }))],
  [
    'sign-ins',
    repeated(40, () => ({
      path: '/api/auth/login',
      method: 'POST',
      json: { email: `${someWord()}@example.com`, password: 'Equivocada-1' },
    })),
  ],
  [
    'sign-ups',
    repeated(40, () => ({
      path: '/api/auth/register',
      method: 'POST',
      json: { email: `${randomUUID()}@example.com`, password: 'Caminante-1' },
    })),
  ],
  ['live streams', (_, scene) => openStreams(300, scene)],
  [
    'uploads',
    repeated(20, ({ placeId, token }) => ({
      path: `/api/places/${placeId}/reviews`,
      method: 'POST',
      token,
      ...upload,
    })),
  ],
  // Longer than the server waits for a body, also for those that it refused before: most of these are over the limit.
  [
    'bodies that drip',
    (_, scene) =>
      drip('/api/auth/login', 300, {
        ...scene,
        until: Math.max(scene.until, Date.now() + BODY_MS + 2_000),
      }),
  ],
]
