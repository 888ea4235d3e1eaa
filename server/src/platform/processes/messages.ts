import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { z } from 'zod'

/** What one process has measured, as prom-client writes and adds it up. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** How much of which limit's bucket who has used: the bucket's name, the caller's key, points. */
export type Counts = [bucket: string, key: string, points: number][]
const counts = z.array(z.tuple([z.string(), z.string(), z.number()]))

/** What a worker tells the process that started it. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'taken' }
  | { type: 'failed'; reason: string }
  /** Somebody asked this worker for the figures of all. */
  | { type: 'figures wanted'; question: string }
  | { type: 'figures'; question: string; figures: Figures }
  /** For the other workers: they count the same callers. */
  | { type: 'counted'; counts: Counts }

const workerMessage: z.ZodType<WorkerMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('taken') }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
  z.object({ type: z.literal('figures wanted'), question: z.string() }),
  z.object({ type: z.literal('figures'), question: z.string(), figures: z.custom<Figures>(Array.isArray) }),
  z.object({ type: z.literal('counted'), counts }),
])

/** Libraries send messages of their own over the same channel. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  return workerMessage.safeParse(message).data
}

/** Tells a worker, which has loaded its modules meanwhile, that all it needs is there: what its environment holds from now on. */
export interface BeginMessage {
  type: 'begin'
  environment: Record<string, string>
}

export const isBegin = (message: unknown): message is BeginMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'begin'

/** Asks a worker to finish what runs and to end. */
export const stopMessage = 'stop'

/** Goes with a connection that the worker is to serve. */
export const connectionMessage = 'connection'

/** What the parent tells a worker about figures: report yours; or those of all, null when some are missing. */
export type FiguresMessage =
  | { type: 'report figures'; question: string }
  | { type: 'all figures'; question: string; text: string | null }

const figuresMessage: z.ZodType<FiguresMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('report figures'), question: z.string() }),
  z.object({ type: z.literal('all figures'), question: z.string(), text: z.string().nullable() }),
])

export function readFiguresMessage(message: unknown): FiguresMessage | undefined {
  return figuresMessage.safeParse(message).data
}

/** What the parent tells a worker of what another one has counted. */
export type CountsMessage = { type: 'counted elsewhere'; counts: Counts }

const countsMessage: z.ZodType<CountsMessage> = z.object({ type: z.literal('counted elsewhere'), counts })

export function readCountsMessage(message: unknown): CountsMessage | undefined {
  return countsMessage.safeParse(message).data
}
