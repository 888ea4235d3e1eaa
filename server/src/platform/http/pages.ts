import { createHash, randomBytes } from 'node:crypto'
import { type Api, createApi, type WireRequest } from '@andariego/contract/client'
import { pageDeclarations } from '@andariego/contract/pages'
import type { FastifyInstance } from 'fastify'
import { type CacheTag, kindOfTag } from '../cache-tag.ts'
import type { MadeAnswer } from '../cached-answer.ts'
import type { Services } from '../services.ts'
import { sendAnswer, tellingTags } from './answers.ts'
import { pageContentSecurityPolicy } from './content-security-policy.ts'
import { type PageAddress, type PageRoutes, pageAddresses } from './page-address.ts'
import { type RulesOfSheet, withOwnStyles } from './page-styles.ts'
import type { Renderings } from './renderings.ts'

/** The exports of the web's server build beside its routes; server and web share only the contract. */
interface WebEntry {
  createRequestHandler: (
    build: WebBuild,
    mode: 'production' | 'development',
  ) => (request: Request, context: unknown) => Promise<Response>
  createLoadContext: (parts: {
    api: Api
    nonce: string
    /** Receives the rendered document in UTF-8; the response then has no body. */
    deliver: (html: Buffer) => void
    /** Scheme and host of canonical links. */
    locationOrigin: string
    settings: { contactEmail: string | null; sourceUrl: string | null; analyticsScriptUrl: string | null }
    reportError: (error: unknown) => void
  }) => unknown
}

export interface WebBuild {
  entry: { module: WebEntry }
  routes: PageRoutes
}
interface Handler {
  handle: ReturnType<WebEntry['createRequestHandler']>
  addressOf: (url: string) => PageAddress
}

/** In development the bundler's own scripts, styles and socket are inline. */
const DEVELOPMENT_POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

/** What a page is rendered from; `tags` becomes null when the page cannot be cached. */
interface Sources {
  tags: CacheTag[] | null
}

/** An error of the API as the page's loaders see it: they use its status for the page. */
class InnerFailure extends Error {
  readonly status: number
  readonly body: unknown
  /** The response's Location header, for a redirect. */
  readonly location: string | undefined
  constructor(status: number, body: unknown, location: string | undefined) {
    super(`${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.location = location
  }
}

/** The API that loaders call while a page is rendered: in this process, anonymously. Collects the tags of the responses. */
const innerApi = (app: FastifyInstance, services: Services, sources: Sources): Api =>
  createApi(async ({ method, path }: WireRequest) => {
    const url = `/api${path}`
    const [response, tags] = await tellingTags(() =>
      app.inject({ method: method as 'GET', url, headers: { 'x-inner': services.innerKey } }),
    )
    sources.tags = tags && sources.tags ? [...sources.tags, ...tags] : null
    const body: unknown = response.json()
    if (response.statusCode >= 300)
      throw new InnerFailure(response.statusCode, body, response.headers.location)
    return body
  })

/**
 * Allows the page's inline scripts by hash. Only scripts with the nonce of this rendering count: a script that an attacker
 * injected has none. Removes the nonce, so that the page can be cached. The page has a character for each byte (Latin-1).
 */
export const hashScripts = (html: string, nonce: string): { html: string; hashes: string[] } => {
  const hashes: string[] = []
  const mark = ` nonce="${nonce}"`
  const pattern = new RegExp(
    `<script((?:[^>"]|"[^"]*")*)${mark}((?:[^>"]|"[^"]*")*)>([\\s\\S]*?)</script>`,
    'g',
  )
  for (const [, before = '', after = '', script = ''] of html.matchAll(pattern)) {
    if (/\ssrc=/.test(before + after)) continue
    hashes.push(`sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}`)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}

/** The source of the rendered pages. */
export interface WebPages {
  load: () => Promise<WebBuild>
  /** The rules of the build's split style sheets; none in development. */
  rulesOfSheet: RulesOfSheet
}

/** Serves every page: renders it once for anonymous visitors and caches it until something it shows changes. */
export const pages = (
  app: FastifyInstance,
  services: Services,
  renderings: Renderings,
  { load, rulesOfSheet }: WebPages,
) => {
  const { config, log } = services
  const { styleUrl } = config.maps
  const sources = {
    mapProvider: config.maps.provider,
    mapUrls: styleUrl ? [styleUrl] : [],
    analyticsScriptUrl: config.analyticsScriptUrl,
    imageHosts: config.imageHosts,
  }

  const handlers = new WeakMap<WebBuild, Handler>()
  /** Returns the build's request handler; creating one takes as long as rendering a small page. */
  const handlerOf = (build: WebBuild): Handler => {
    const made = handlers.get(build) ?? {
      handle: build.entry.module.createRequestHandler(
        build,
        config.production ? 'production' : 'development',
      ),
      addressOf: pageAddresses(Object.values(pageDeclarations), build.routes),
    }
    handlers.set(build, made)
    return made
  }

  /** Renders a page from its address alone: it is the same for everybody, so nothing of a visitor's headers may reach it. */
  const render = async (build: WebBuild, { url, isKept, shows }: PageAddress): Promise<MadeAnswer> => {
    const madeFrom: Sources = { tags: isKept && config.production ? [] : null }
    const nonce = randomBytes(16).toString('base64url')
    let document: Buffer | null = null
    const context = build.entry.module.createLoadContext({
      api: innerApi(app, services, madeFrom),
      nonce,
      deliver: (html) => {
        document = html
      },
      settings: {
        contactEmail: config.contactEmail,
        sourceUrl: config.sourceUrl,
        analyticsScriptUrl: config.analyticsScriptUrl,
      },
      locationOrigin: config.publicUrl,
      reportError: (error) => log.error({ err: error }, 'page failed'),
    })
    const response = await handlerOf(build).handle(new Request(config.publicUrl + url), context)
    const answer: Record<string, string> = Object.fromEntries(response.headers)
    const bytes = document ?? Buffer.from(await response.arrayBuffer())
    // A character for each byte: decoded, one '…' would make it a text of two bytes for each, which takes ten times as long to change.
    const text = bytes.toString('latin1')
    const isPage = answer['content-type']?.startsWith('text/html')
    const scripted = isPage ? hashScripts(text, nonce) : { html: text, hashes: [] }
    const { html, styleHash } = withOwnStyles(scripted.html, isPage ? rulesOfSheet : () => null)
    if (isPage)
      answer['content-security-policy'] = config.production
        ? pageContentSecurityPolicy({ scriptHashes: scripted.hashes, styleHash, allow: sources })
        : DEVELOPMENT_POLICY
    const undeclared = madeFrom.tags?.find((tag) => !shows.includes(kindOfTag(tag)))
    if (undeclared)
      log.error({ url, tag: undeclared }, 'page not kept: the contract does not declare that it shows this')
    return {
      status: response.status,
      headers: answer,
      body: Buffer.from(html, 'latin1'),
      tags: response.status === 200 && madeFrom.tags && !undeclared ? [...new Set(madeFrom.tags)] : null,
    }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const build = await load()
      const address = handlerOf(build).addressOf(request.url)
      // Uncached pages get a key that begins with a blank, which no address does.
      const key = address.isKept ? address.url : ` ${address.url}`
      const page = await renderings.page(key, request.ip, () => render(build, address))
      return sendAnswer(request, reply, page)
    },
  })
}
