import type { Api } from '@andariego/contract/client'

interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** What is read of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** The names of the texts in a schema: `name`, `fact.name`, `items.date`. */
const textsIn = (document: ApiDocument, schema: Schema, name = ''): string[] => {
  if (schema.$ref) {
    let found: unknown = document
    for (const key of schema.$ref.split('/').slice(1)) found = (found as Record<string, unknown>)[key]
    return textsIn(document, found as Schema, name)
  }
  const isFree = !schema.format && !schema.pattern && !schema.enum && schema.const === undefined
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...([schema.type].flat().includes('string') && isFree ? [name] : []),
    ...[...parts, ...(schema.items ? [schema.items] : [])].flatMap((part) => textsIn(document, part, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      textsIn(document, part, name === '' ? key : `${name}.${key}`),
    ),
  ]
}

/** The free texts that the product's requests take: `POST /places name`, `POST /places/:id/corrections fact.name`. */
export const textFieldsOf = (document: ApiDocument): Set<string> => {
  const fields = new Set<string>()
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(operations))
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        for (const name of textsIn(document, schema)) {
          const address = path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')
          fields.add(`${method.toUpperCase()} ${address} ${name}`)
        }
  return fields
}

const namesOf = (value: unknown, name: string): string[] => {
  if (typeof value === 'string') return [name]
  if (Array.isArray(value)) return value.flatMap((one) => namesOf(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => namesOf(part, name === '' ? key : `${name}.${key}`))
}

/** The same client, which keeps the names of all texts that it sends. */
export const noting = (api: Api, sent: Set<string>): Api =>
  ((key: string, request: { body?: unknown; form?: FormData } = {}) => {
    for (const name of [...namesOf(request.body, ''), ...(request.form?.keys() ?? [])])
      sent.add(`${key} ${name}`)
    return (api as (key: string, request: unknown) => unknown)(key, request)
  }) as Api
