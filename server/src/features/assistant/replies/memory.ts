import { z } from 'zod'
import { areaSchema } from '../understanding/area.ts'
import { lengthChange } from '../understanding/plan-lengths.ts'

const planMemory = z.object({
  area: areaSchema,
  days: z.number().nullable(),
  wishes: z.array(z.object({ aspect: z.string(), side: z.enum(['+', '-', '']) })),
  listed: z.array(z.string()),
  without: z.array(z.string()),
  included: z.array(z.string()),
  unwanted: z.array(z.string()),
})

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
  /** The places that the conversation was about, the last one first: 'volviendo a las termas'. */
  recent: z.array(z.string()).default([]),
  days: z.number().nullable(),
  /** Places to leave out of a plan. */
  without: z.array(z.string()).default([]),
  /** Places that a plan must have. */
  included: z.array(z.string()).default([]),
  /** Kinds of place to leave out of a plan. */
  unwanted: z.array(z.string()).default([]),
  /** The last plan of the conversation, also when other questions were asked since. */
  plan: planMemory.nullable().default(null),
  language: z.enum(['es', 'en', 'pt', 'fr', 'it']),
})
const RECENT_MAX = 4
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
  recent: [],
  days: null,
  without: [],
  unwanted: [],
  included: [],
  plan: null,
  language: 'es',
}

/** Returns what to remember after an answer: what it told, and the last plan. */
export const remembering = (before: Memory, told: Partial<Memory>, language: Memory['language']): Memory => {
  const focus = told.focus ? [told.focus] : []
  const recent = [...new Set([...focus, ...before.recent])].slice(0, RECENT_MAX)
  const now = { ...NOTHING_YET, plan: before.plan, ...told, recent, language }
  const plan = planMemory.safeParse(now).data
  return now.asked === 'plan' && plan ? { ...now, plan } : now
}

/** 'agrégale un día' changes the last plan, also when it was not the last answer. */
export const backToPlan = (remembered: Memory, text: string): Memory =>
  remembered.plan && remembered.asked !== 'plan' && lengthChange(text) !== 0
    ? { ...NOTHING_YET, ...remembered.plan, asked: 'plan', plan: remembered.plan }
    : remembered

/** Ignores a memory that another version, or a model, wrote in another format. */
export const readMemory = (kept: unknown): Memory => memory.safeParse(kept).data ?? NOTHING_YET
