import { z } from 'zod'
import type { LocalFunction } from './local-library.ts'
import type { Tools } from './told-answer.ts'

/** The most tool calls per answer; more would use up its time. */
const CALLS_MAX = 6
const ENOUGH = { error: 'Ya consultaste bastante: responde con lo que sabes.' }

interface Schema {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** A grammar always writes every key, so an optional one may be null. */
const grammarOf = ({ type, description, properties, required = [], items }: Schema): object => ({
  type,
  ...(description && { description }),
  ...(items && { items: grammarOf(items) }),
  ...(properties && {
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        required.includes(key) ? grammarOf(value) : { oneOf: [{ type: 'null' }, grammarOf(value)] },
      ]),
    ),
  }),
})

const withoutNulls = (params: unknown): unknown =>
  params && typeof params === 'object'
    ? Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null && value !== ''))
    : {}

/** Wraps the tools as functions of node-llama-cpp; their arguments are validated as from any other model. */
export const localFunctions = (tools: Tools): Record<string, LocalFunction> => {
  let calls = 0
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, inputSchema, execute }]) => {
      const schema = inputSchema as z.ZodType
      const handler = async (params: unknown) => {
        calls += 1
        if (calls > CALLS_MAX) return ENOUGH
        const given = schema.safeParse(withoutNulls(params))
        if (!given.success) return { error: z.prettifyError(given.error) }
        const run = execute as (input: unknown, options: object) => Promise<unknown>
        return run(given.data, { toolCallId: `${calls}`, messages: [] })
      }
      const params = grammarOf(z.toJSONSchema(schema) as Schema)
      return [name, { ...(typeof description === 'string' && { description }), params, handler }]
    }),
  )
}
