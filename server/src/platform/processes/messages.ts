import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { z } from 'zod'

/** One process's metrics, as prom-client exports and sums them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** Usage of rate limits: the bucket's name, the caller's key, the points used. */
export type Counts = [bucket: string, key: string, points: number][]
const counts = z.array(z.tuple([z.string(), z.string(), z.number()]))

/** Messages of a worker to its parent. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'taken' }
  | { type: 'failed'; reason: string }
  /** A request for the metrics of all workers has reached this worker. */
  | { type: 'figures wanted'; question: string }
  | { type: 'figures'; question: string; figures: Figures }
  /** For the other workers, which count the same callers. */
  | { type: 'counted'; counts: Counts }

const workerMessage: z.ZodType<WorkerMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('taken') }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
  z.object({ type: z.literal('figures wanted'), question: z.string() }),
  z.object({ type: z.literal('figures'), question: z.string(), figures: z.custom<Figures>(Array.isArray) }),
  z.object({ type: z.literal('counted'), counts }),
])

/** Returns undefined for other messages: libraries use the same channel. */
export const readWorkerMessage = (message: unknown): WorkerMessage | undefined => {
  return workerMessage.safeParse(message).data
}

/** Tells a worker, which has loaded its modules meanwhile, to start; adds these variables to its environment. */
export interface BeginMessage {
  type: 'begin'
  environment: Record<string, string>
}

export const isBegin = (message: unknown): message is BeginMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'begin'

/** Asks a worker to finish running requests and exit. */
export const stopMessage = 'stop'

/** Accompanies a connection that the worker is to serve. */
export const connectionMessage = 'connection'

/** The parent's messages about metrics: a request for the worker's own, or the sum of all, null when some are missing. */
export type FiguresMessage =
  | { type: 'report figures'; question: string }
  | { type: 'all figures'; question: string; text: string | null }

const figuresMessage: z.ZodType<FiguresMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('report figures'), question: z.string() }),
  z.object({ type: z.literal('all figures'), question: z.string(), text: z.string().nullable() }),
])

export const readFiguresMessage = (message: unknown): FiguresMessage | undefined => {
  return figuresMessage.safeParse(message).data
}

/** Passes on another worker's counts. */
export interface CountsMessage {
  type: 'counted elsewhere'
  counts: Counts
}

const countsMessage: z.ZodType<CountsMessage> = z.object({ type: z.literal('counted elsewhere'), counts })

export const readCountsMessage = (message: unknown): CountsMessage | undefined => {
  return countsMessage.safeParse(message).data
}
