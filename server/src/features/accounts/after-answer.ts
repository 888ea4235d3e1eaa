import type { FastifyReply } from 'fastify'

/**
 * Works once the answer is out, so that how long it took tells nothing of what there was to do. What fails is logged: who asked
 * was told nothing of it, and may ask again.
 */
export const afterAnswer = (reply: FastifyReply, work: () => Promise<unknown>): void => {
  reply.raw.once('close', () => {
    work().catch((err: unknown) => reply.log.error({ err }, 'work after an answer failed'))
  })
}
