import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { createVerifyAccessToken } from './features/accounts/verify-access-token.ts'
import { createRestrictionOf } from './features/moderation/restrictions.ts'
import { sitemapRoutes } from './features/places/sitemap-routes.ts'
import { registerFeatures } from './features.ts'
import { migrationNames } from './platform/database/migrate.ts'
import type { AdmissionServices } from './platform/http/admission.ts'
import { createAnswerMaker } from './platform/http/answer-maker.ts'
import { bodyDeadlinePlugin } from './platform/http/body-deadline.ts'
import { apiDocumentation } from './platform/http/documentation.ts'
import { errorHandler, notFoundHandler } from './platform/http/errors.ts'
import { fairShares } from './platform/http/fair-shares.ts'
import { healthPlugin } from './platform/http/health.ts'
import { metricsPlugin } from './platform/http/metrics.ts'
import { overloadPlugin } from './platform/http/overload.ts'
import { pages, type WebPages } from './platform/http/pages.ts'
import { refuseConnection, refuseRequests } from './platform/http/refused-connection.ts'
import { createRenderings } from './platform/http/renderings.ts'
import { replayKept } from './platform/http/replay.ts'
import { readBodies } from './platform/http/request-bodies.ts'
import { requestLog } from './platform/http/request-log.ts'
import { originForm } from './platform/http/request-target.ts'
import { createRoute } from './platform/http/routes.ts'
import { securityHeaders, securityHeadersPlugin } from './platform/http/security-headers.ts'
import { unreadAnswersPlugin } from './platform/http/unread-answers.ts'
import { inSpanish } from './platform/http/validation-messages.ts'
import { noOperation, onlyRead } from './platform/http/wrong-method.ts'
import { liveRoutes } from './platform/live-routes.ts'
import type { Services } from './platform/services.ts'

// For schemas without a Spanish message of their own.
z.config({ localeError: inSpanish })

/** The source of the pages: their build, or the development server. Null for an API only. */
export interface Web extends WebPages {
  /** Serves the build's files; in development, the requests that the bundler answers. */
  assets: (app: FastifyInstance) => Promise<void>
}

/** Builds the application; tests inject requests into it without a port. */
export const buildApp = async (services: Services, web: Web | null = null): Promise<FastifyInstance> => {
  const { config, log, limits } = services
  const answer = createAnswerMaker(services.cache)
  const renderings = createRenderings(services.cache, answer, limits)
  const https = config.publicUrl.startsWith('https:')
  const headers = securityHeaders({ https })
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
    trustProxy: config.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: refuseConnection(headers),
    // See `refuseRequests`.
    http: { requireHostHeader: false },
    // Requests accepted before a stop are answered; the parent has closed the port by then.
    return503OnClosing: false,
    // Longer than any upload may take.
    requestTimeout: 11 * 60_000,
    // Errors before routing, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      errorHandler(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  // In production a response is sent as the repository selected it; elsewhere it is validated with the contract.
  app.setSerializerCompiler(config.production ? () => JSON.stringify : serializerCompiler)
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(web ? onlyRead : notFoundHandler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })

  await app.register(securityHeadersPlugin, { https })
  const { trustProxy } = config
  const shares = fairShares(app, { enabled: config.rateLimits, trustProxy, usual: headers })
  await app.register(bodyDeadlinePlugin)
  await app.register(overloadPlugin, { enabled: config.rateLimits })
  await app.register(unreadAnswersPlugin)
  await app.register(metricsPlugin, { token: config.metricsToken })
  await app.register(healthPlugin, {
    checks: {
      database: () => sql`select 1`.execute(services.database),
      migrations: () => assertMigrated(services),
      storage: () => services.storage.check(),
    },
    // Everything except photos and videos works without it.
    dispensable: ['storage'],
  })

  await app.register(
    async (api) => {
      api.setNotFoundHandler(noOperation)
      await api.register(multipart)
      await api.register(cookie)
      readBodies(api)
      const consumeLimit: AdmissionServices['consumeLimit'] = async (bucket, request, caller) => {
        if (request.headers['x-inner'] === services.innerKey) return
        await limits.consume(bucket, { address: request.ip, userId: caller?.id ?? null })
      }
      await api.register(apiDocumentation, { publicUrl: config.publicUrl, answer, consumeLimit })
      const route = createRoute(api, {
        strict: !config.production,
        cache: services.cache,
        answer,
        verifyAccessToken: createVerifyAccessToken(services),
        restrictionOf: createRestrictionOf(services),
        consumeLimit,
      })
      liveRoutes(route, services)
      registerFeatures(route, services)
      // Unknown addresses under /api also get JSON; otherwise the pages would answer.
      // Before a body is read: what it is does not matter there.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => noOperation(request, reply)
      api.all('/*', { schema: { hide: true }, onRequest }, noOperation)
    },
    { prefix: '/api' },
  )

  sitemapRoutes(app, services, renderings)
  // A closing server waits for its responses to end, and streams do not end by themselves.
  app.addHook('preClose', async () => services.live.close())

  if (web) {
    await web.assets(app)
    pages(app, services, renderings, web)
  }
  // What is kept is answered before it could wait: it costs next to nothing.
  shares.pace(app.server)
  replayKept(app, { cache: services.cache, renderings, limits, behindProxy: trustProxy !== null })
  refuseRequests(app.server, headers)
  return app
}

const assertMigrated = async ({ database }: Services) => {
  const rows = await database.selectFrom('migrations').select('name').execute()
  const done = new Set(rows.map(({ name }) => name))
  const missing = (await migrationNames()).filter((name) => !done.has(name))
  if (missing.length > 0) throw new Error(`not migrated: ${missing.join(', ')}`)
}
