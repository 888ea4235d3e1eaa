import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Web } from './app.ts'
import type { RulesOfSheet } from './platform/http/page-styles.ts'
import type { WebBuild } from './platform/http/pages.ts'

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const CLIENT = join(WEB, 'build/client')
const STYLE_RULES = join(WEB, 'build/style-rules')

/** Reads and caches each sheet's rules when the first page with it is rendered; there are only a few sheets. */
const rulesOfBuiltSheets = (): RulesOfSheet => {
  const read = new Map<string, ReturnType<RulesOfSheet>>()
  return (address) => {
    const known = read.get(address)
    if (known !== undefined) return known
    const file = join(STYLE_RULES, `${basename(address)}.json`)
    const rules = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<RulesOfSheet>)
      : null
    read.set(address, rules)
    return rules
  }
}

/** The policy of the service worker's script: it may only fetch from this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The web as built by `npm run build`: files with a hash in their name are cached for ever, all others revalidated. */
export const builtWeb = (): Web => {
  const build = import(pathToFileURL(join(WEB, 'build/server/index.js')).href) as Promise<WebBuild>
  return {
    load: () => build,
    rulesOfSheet: rulesOfBuiltSheets(),
    assets: async (app) => {
      const served = { preCompressed: true, cacheControl: false, index: false } as const
      // One route for the hundreds of files with a hash in their name: registering each costs a tenth of the start.
      await app.register(fastifyStatic, {
        ...served,
        root: join(CLIENT, 'assets'),
        prefix: '/assets/',
        setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
      })
      await app.register(fastifyStatic, {
        ...served,
        root: CLIENT,
        wildcard: false,
        globIgnore: ['assets/**'],
        decorateReply: false,
        setHeaders: (response, path) => {
          response.header('cache-control', 'no-cache')
          if (path.endsWith('/sw.js')) response.header('content-security-policy', WORKER_POLICY)
        },
      })
    },
  }
}

/** The web from its sources, with hot reload: for development in one process. */
export const developmentWeb = async (): Promise<Web> => {
  const { createServer: createVite } = await import('vite')
  const socket = createServer()
  const vite = await createVite({
    root: WEB,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: socket } },
    logLevel: 'warn',
  })
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<WebBuild>,
    rulesOfSheet: () => null,
    assets: async (app) => {
      app.server.on('upgrade', (request, connection, head) =>
        socket.emit('upgrade', request, connection, head),
      )
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}
