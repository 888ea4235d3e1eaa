import * as z from 'zod'

/** What a worker tells the process that started it. */
export type WorkerMessage = { type: 'ready'; address: string } | { type: 'failed'; reason: string }

/** Asks a worker to finish what runs and to end. */
export const stopMessage = { type: 'stop' }

const workerMessage: z.ZodType<WorkerMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), address: z.string() }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
])

/** Libraries send messages of their own over the same channel. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  return workerMessage.safeParse(message).data
}

export function isStopMessage(message: unknown): boolean {
  return message instanceof Object && 'type' in message && message.type === stopMessage.type
}
