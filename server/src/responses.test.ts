import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Everything that a schema is made of, itself included. */
const partsOf = (schema: z.ZodType, known = new Set<z.ZodType>()): Set<z.ZodType> => {
  if (known.has(schema)) return known
  known.add(schema)
  const look = (value: unknown): void => {
    if (isSchema(value)) partsOf(value, known)
    else if (Array.isArray(value)) value.forEach(look)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(look)
  }
  const { def } = schema._zod
  for (const value of Object.values(def)) if (typeof value !== 'function') look(value)
  return known
}

describe('an answer', () => {
  // What trims or changes a text works on the way in alone: an answer with it fails as soon as there is such a text.
  test.each(Object.entries<Endpoint>(endpoints))('of %s is sent as it stands', (_key, { response }) => {
    const parts = isSchema(response) ? [...partsOf(response)] : []
    expect(parts.map(({ _zod }) => _zod.def.type).filter((type) => type === 'transform')).toEqual([])
  })
})
