import type { FastifyReply } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { leaving } from './event-stream.ts'

/**
 * Returns a signal that aborts when the asker stops the answer to this message, through whichever process, or leaves. To be called
 * before the message can be read: a stop told earlier would be missed.
 */
export const stopSignal = ({ events }: Pick<Services, 'events'>, messageId: string, reply: FastifyReply) => {
  const stopped = new AbortController()
  const forget = events.on('answer-stopped', (event) => {
    if (event.messageId === messageId) stopped.abort()
  })
  reply.raw.once('close', forget)
  return AbortSignal.any([leaving(reply), stopped.signal])
}
