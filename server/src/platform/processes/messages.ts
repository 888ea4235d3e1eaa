import * as z from 'zod'

/** What a worker tells the process that started it. */
export type WorkerMessage = { type: 'ready' } | { type: 'taken' } | { type: 'failed'; reason: string }

const workerMessage: z.ZodType<WorkerMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('taken') }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
])

/** Libraries send messages of their own over the same channel. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  return workerMessage.safeParse(message).data
}

/** Asks a worker to finish what runs and to end. */
export const stopMessage = 'stop'

/** Goes with a connection that the worker is to serve. */
export const connectionMessage = 'connection'
