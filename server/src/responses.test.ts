import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Returns all parts of a schema, including itself. */
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

describe('a response', () => {
  // Trims and transforms work only on input: a response schema with one fails on the first such text.
  test.each(Object.entries<Endpoint>(endpoints))('of %s has no transform', (_key, { response }) => {
    const parts = isSchema(response) ? [...partsOf(response)] : []
    expect(parts.map(({ _zod }) => _zod.def.type).filter((type) => type === 'transform')).toEqual([])
  })
})
