import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { docsContentSecurityPolicy } from './content-security-policy.ts'

/** GET /api/openapi.json, generated from the schemas that the routes check by; GET /api/docs shows it. */
export const apiDocumentation = plugin<{ publicUrl: string }>(async (api, { publicUrl }) => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Andariego', version: '1', description: 'The HTTP interface of Andariego.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: docsContentSecurityPolicy,
    uiConfig: { deepLinking: true },
  })
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
})
