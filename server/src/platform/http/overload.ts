import type { Failure } from '@andariego/contract/endpoint'
import underPressure from '@fastify/under-pressure'
import plugin from 'fastify-plugin'
import { isForPeople, sendTroublePage } from './trouble-page.ts'

const RETRY_AFTER_SECONDS = 5

const overloaded: Failure = {
  success: false,
  message: 'El servidor está ocupado. Intenta de nuevo en unos segundos.',
  code: 'overloaded',
}

export interface OverloadOptions {
  /** Off, nobody is turned away, however long they wait. */
  enabled?: boolean
  /** Mean delay of the event loop, in milliseconds, above which new requests are turned away. */
  maxDelayMs?: number
  /** Over how long the mean is taken, and so how soon it is noticed that things are better. */
  sampleMs?: number
}

/** A route that must answer even then: who asks how we are is not helped by "busy". Goes into the route's `config`. */
export const answersWhenOverloaded = { pressureHandler: () => {} }

/**
 * Turns requests away at the door while the process cannot keep up, so that those inside are finished: better a quick
 * "come back in a moment" for some than a time-out for all.
 */
export const overloadPlugin = plugin<OverloadOptions>(
  async (app, { enabled = true, maxDelayMs = 1000, sampleMs = 1000 }) => {
    if (!enabled) return
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelayMs,
      sampleInterval: sampleMs,
      pressureHandler: async (request, reply, type, value) => {
        request.log.warn({ type, value }, 'request turned away: overloaded')
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        if (isForPeople(request)) await sendTroublePage(reply, 503, overloaded.message)
        else await reply.code(503).header('cache-control', 'no-store').send(overloaded)
      },
    })
  },
  { name: 'overload', fastify: '5.x' },
)
