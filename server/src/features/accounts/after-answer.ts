import type { FastifyReply } from 'fastify'

/**
 * Runs work after the response was sent, so that the response time does not reveal whether there was work to do. Errors are only
 * logged: the client has its response and may send the request again.
 */
export const afterAnswer = (reply: FastifyReply, work: () => Promise<unknown>): void => {
  reply.raw.once('close', () => {
    work().catch((err: unknown) => reply.log.error({ err }, 'work after an answer failed'))
  })
}
