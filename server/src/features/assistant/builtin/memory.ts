import { z } from 'zod'

/** What the last answer spoke of. It is kept as JSON with the message and read back with the next one. */
const memory = z.object({
  asked: z.enum(['places', 'near', 'place', 'plan', 'choose', 'other']),
  /** Where: something that the gazetteer knows. */
  area: z
    .object({
      id: z.string(),
      kind: z.enum(['landmark', 'city', 'area', 'airport', 'address']),
      name: z.string(),
      address: z.string(),
      country: z.string().nullable(),
      region: z.string().nullable(),
      latitude: z.number(),
      longitude: z.number(),
    })
    .nullable(),
  category: z.string().nullable(),
  order: z.enum(['best', 'reviewed', 'recent']),
  /** Ids of the places that were listed, in that order: 'el segundo' is the second. */
  listed: z.array(z.string()),
  /** How many of the whole list were shown so far. */
  shown: z.number(),
  /** The one place that the talk is about. */
  focus: z.string().nullable(),
  days: z.number().nullable(),
})
export type BuiltinMemory = z.output<typeof memory>
export type Area = NonNullable<BuiltinMemory['area']>
export type Order = BuiltinMemory['order']

export const NOTHING_YET: BuiltinMemory = {
  asked: 'other',
  area: null,
  category: null,
  order: 'best',
  listed: [],
  shown: 0,
  focus: null,
  days: null,
}

/** What another version, or a model, left is forgotten. */
export const readMemory = (kept: unknown): BuiltinMemory => memory.safeParse(kept).data ?? NOTHING_YET
