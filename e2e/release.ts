import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, inject } from 'vitest'
import { journey } from './journey.ts'

const NEXT = 'feedc0de'
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const hashes = (html: string) =>
  [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** What the removed file is called in the next release. */
const RENAMED = 'renamed-'

/**
 * A proxy in front of the product that can pretend a new release was deployed: the same files under another version, with another name
 * for the file whose name is `removed`, where pages name it.
 */
const openRelease = async (product: string, removed: string) => {
  const home = await (await fetch(product)).text()
  const version = /manifest-([\da-f]+)\.js/.exec(home)?.[1] ?? ''
  let released = false

  const list = new RegExp(`[^,\`"']*${removed}[^,\`"']*,`, 'g')
  const asNext = (body: string) => body.replaceAll(version, NEXT).replace(list, '')

  const rewrite = async (answer: IncomingMessage, response: ServerResponse, path: string) => {
    const body = await text(answer)
    const headers = { ...answer.headers }
    const isPage = headers['content-type']?.startsWith('text/html')
    const next =
      path === '/sw.js'
        ? asNext(body)
        : body.replaceAll(version, NEXT).replaceAll(`/${removed}`, `/${RENAMED}${removed}`)
    for (const name of ['content-length', 'etag', 'last-modified']) delete headers[name]
    const policy = String(headers['content-security-policy'])
    if (isPage)
      headers['content-security-policy'] = policy.replace(
        'script-src',
        `script-src ${hashes(next).join(' ')}`,
      )
    response.writeHead(answer.statusCode ?? 500, headers).end(next)
  }

  const server = createServer((asked, response) => {
    const { url = '/', method, headers } = asked
    if (released && url.includes(`/${removed}`)) {
      response.writeHead(404).end()
      return
    }
    const path = released ? url.replaceAll(NEXT, version).replace(RENAMED, '') : url
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...rest } = headers
    const onward = request(new URL(path, product), { method, headers: rest }, (answer) => {
      const isOurs = /html|manifest-|sw\.js/.test(`${answer.headers['content-type']} ${path}`)
      if (released && isOurs && method === 'GET') void rewrite(answer, response, path)
      else {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      }
    })
    onward.on('error', () => response.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      released = true
    },
    /** Goes back to the first release, for when the story runs again. */
    takeBack: () => {
      released = false
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    next: NEXT,
  }
}

/**
 * For the stories of a `describe`: journeys at the product behind `openRelease`. `nameOfRemoved` finds the file in the build, which is
 * there once the tests begin.
 */
export const behindRelease = (nameOfRemoved: () => string) => {
  let removed = ''
  let door: Awaited<ReturnType<typeof openRelease>>
  beforeAll(async () => {
    removed = nameOfRemoved()
    door = await openRelease(inject('productUrl'), removed)
  })
  afterAll(() => door.close())
  return {
    journey: journey.override('product', () => ({
      url: door.url,
      outbox: inject('outbox'),
      logFile: inject('serverLog'),
    })),
    door: () => door,
    removed: () => removed,
  }
}
