import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AdmissionServices } from './admission.ts'
import type { AnswerMaker } from './answer-maker.ts'
import { sendAnswer } from './answers.ts'
import { docsContentSecurityPolicy } from './content-security-policy.ts'
import { completed, type OpenApiDocument } from './documented-operations.ts'

/** Documents multipart bodies: they bypass the schemas because they are streamed, and would look like requests without a body. */
const transform: typeof jsonSchemaTransform = (route) => {
  const made = jsonSchemaTransform(route)
  if (!made.schema.consumes?.includes('multipart/form-data')) return made
  return { ...made, schema: { ...made.schema, body: { type: 'object', additionalProperties: true } } }
}

interface DocumentationParts {
  publicUrl: string
  answer: AnswerMaker
  consumeLimit: AdmissionServices['consumeLimit']
}

/**
 * Serves GET /api/openapi.json, generated from the schemas that validate requests; GET /api/docs shows it. The document is large: it
 * is written once and cached like any other answer, in one form. Its readers are counted like those of the API.
 */
export const apiDocumentation = plugin<DocumentationParts>(
  async (api, { publicUrl, answer, consumeLimit }) => {
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
    const address = `${api.prefix}/openapi.json`
    const written = async () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(JSON.stringify(api.swagger())),
      // Only the next version changes it.
      tags: [],
    })
    await api.register(async (pages) => {
      pages.addHook('onRequest', (request) => consumeLimit('read', request, null))
      // Each release may change any of them, and they have the same addresses then.
      pages.addHook('onSend', async (_request, reply) => {
        if (reply.getHeader('cache-control') !== 'no-store') reply.header('cache-control', 'no-cache')
      })
      pages.get(
        '/openapi.json',
        { schema: { hide: true }, config: { limit: 'read' } },
        async (request, reply) => sendAnswer(request, reply, await answer(address, written)),
      )
      await pages.register(async (shown) => {
        // The library would write the document anew for each request.
        shown.addHook('onRequest', async (request, reply) => {
          const { url = '' } = request.routeOptions
          if (url.endsWith('/docs/json')) return reply.redirect(address, 303)
          if (url.endsWith('/docs/yaml')) return reply.callNotFound()
        })
        await shown.register(swaggerUi, {
          routePrefix: '/docs',
          staticCSP: docsContentSecurityPolicy,
          uiConfig: { deepLinking: true },
        })
      })
    })
  },
)
