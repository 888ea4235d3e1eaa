import fc from 'fast-check'

/** A JSON schema, as far as the OpenAPI document uses it. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
}

/** Values that match no schema, but that attackers send. */
const HOSTILE = [
  null,
  true,
  -1,
  2 ** 53,
  1e308,
  '',
  ' \t\r\n ',
  '\u0000',
  '\ud800',
  '\u202e',
  '٣',
  'NaN',
  'infinity',
  '2026-02-30',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00%0d%0a',
  '../../../etc/passwd',
  '__proto__',
  'a'.repeat(20_000),
  '🧭'.repeat(3000),
  [],
  {},
  [[[[[]]]]],
  JSON.parse('{"__proto__":{"role":"moderator"},"constructor":null}'),
]

const texts = (format: string | undefined, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const known = fc.constantFrom(...ids)
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: known }, fc.uuid())
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time' || format === 'date')
    return fc.constantFrom('2027-04-03', '2027-04-03T10:00:00Z')
  return fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('Madrid', '3'),
    known,
  )
}

const asked = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const several = schema.anyOf ?? schema.oneOf
  if (several?.length) return fc.oneof(...several.map((one) => values(one, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return texts(schema.format, ids)
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({
          min: Math.max(schema.minimum ?? -1000, -1e9),
          max: Math.min(schema.maximum ?? 1000, 1e9),
        }),
        fc.double(),
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(values(schema.items ?? {}, ids), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, values(property, ids)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.anything({ maxDepth: 2 })
  }
}

/** Generates values that match a schema, or differ from it in any part. `ids` are those of existing things. */
export const values = (schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 7, arbitrary: asked(schema, ids) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  )
