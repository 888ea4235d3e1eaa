import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { docsContentSecurityPolicy } from './content-security-policy.ts'
import { completed, type OpenApiDocument } from './documented-operations.ts'

/** Documents multipart bodies: they bypass the schemas because they are streamed, and would look like requests without a body. */
const transform: typeof jsonSchemaTransform = (route) => {
  const made = jsonSchemaTransform(route)
  if (!made.schema.consumes?.includes('multipart/form-data')) return made
  return { ...made, schema: { ...made.schema, body: { type: 'object', additionalProperties: true } } }
}

/** Serves GET /api/openapi.json, generated from the schemas that validate requests; GET /api/docs shows it. */
export const apiDocumentation = plugin<{ publicUrl: string }>(async (api, { publicUrl }) => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Andariego', version: '1', description: 'The HTTP interface of Andariego.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
    transformObject: (made) =>
      'openapiObject' in made
        ? (completed(made.openapiObject as OpenApiDocument) as typeof made.openapiObject)
        : {},
  })
  await api.register(async (pages) => {
    // Each release may change any of them, and they have the same addresses then.
    pages.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('cache-control') !== 'no-store') reply.header('cache-control', 'no-cache')
    })
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsContentSecurityPolicy,
      uiConfig: { deepLinking: true },
    })
    pages.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
  })
})
