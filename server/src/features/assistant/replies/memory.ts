import { z } from 'zod'
import { areaSchema } from '../understanding/area.ts'

const memory = z.object({
  asked: z.enum(['places', 'near', 'about', 'plan', 'compare', 'choose', 'other']),
  area: areaSchema.nullable(),
  kinds: z.array(z.string()),
  wishes: z.array(z.object({ aspect: z.string(), side: z.enum(['+', '-', '']) })),
  terms: z.array(z.string()),
  order: z.enum(['best', 'reviewed', 'recent']),
  /** Ids of the listed places, in order: 'el segundo' is the second. */
  listed: z.array(z.string()),
  /** The place that the conversation is about. */
  focus: z.string().nullable(),
  days: z.number().nullable(),
  /** Places to leave out of a plan. */
  without: z.array(z.string()).default([]),
  /** Places that a plan must have. */
  included: z.array(z.string()).default([]),
  /** Kinds of place to leave out of a plan. */
  unwanted: z.array(z.string()).default([]),
  language: z.enum(['es', 'en', 'pt', 'fr', 'it']),
})
/** What the last answer was about. Stored as JSON with the message and read with the next question. */
export type Memory = z.output<typeof memory>

export const NOTHING_YET: Memory = {
  asked: 'other',
  area: null,
  kinds: [],
  wishes: [],
  terms: [],
  order: 'best',
  listed: [],
  focus: null,
  days: null,
  without: [],
  unwanted: [],
  included: [],
  language: 'es',
}

/** Ignores a memory that another version, or a model, wrote in another format. */
export const readMemory = (kept: unknown): Memory => memory.safeParse(kept).data ?? NOTHING_YET
