import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { es } from 'zod/locales'
import { accountsRoutes } from './features/accounts/routes.ts'
import { createVerifyAccessToken } from './features/accounts/verify-access-token.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { placesOfAccount } from './features/places/public.ts'
import { placesRoutes } from './features/places/routes.ts'
import { reviewsOfAccount } from './features/reviews/public.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import { errorHandler, notFoundHandler } from './platform/http/errors.ts'
import { createRoute } from './platform/http/routes.ts'
import type { Services } from './platform/services.ts'

// What a schema has no Spanish text of its own for.
z.config(es())

/** Builds the application; tests inject into it without a port. */
export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    requestTimeout: 10 * 60_000,
  })
  app.setValidatorCompiler(validatorCompiler)
  // In production an answer is what the repository selected; elsewhere each answer is held against the contract.
  app.setSerializerCompiler(config.production ? () => JSON.stringify : serializerCompiler)
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(notFoundHandler)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  await app.register(
    async (api) => {
      api.setNotFoundHandler(notFoundHandler)
      const route = createRoute(api, {
        cache: services.cache,
        verifyAccessToken: createVerifyAccessToken(services),
        consumeLimit: async () => {},
      })
      await api.register(multipart)
      accountsRoutes(route, services, [placesOfAccount(services), reviewsOfAccount(services)])
      placesRoutes(route, services)
      reviewsRoutes(route, services)
      mediaRoutes(route, services)
    },
    { prefix: '/api' },
  )
  return app
}
