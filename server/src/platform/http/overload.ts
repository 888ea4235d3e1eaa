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

/**
 * How many samples in a row must be late. A single pause of the process, as when a busy machine gives it no time or code loads for the
 * first time, makes one or, as 'infinite' because nothing was measured in it, the next: that is no overload.
 */
const LATE_IN_A_ROW = 2

export interface OverloadOptions {
  /** When false, no request is turned away. */
  enabled?: boolean
  /** Mean delay of the event loop in ms above which new requests are turned away, when it lasts. */
  maxDelayMs?: number
  /** Over how many ms the mean is taken; also how soon recovery is noticed. */
  sampleMs?: number
}

/** A route's `config` that exempts it from the overload check: a health check must answer also under load. */
export const answersWhenOverloaded = { pressureHandler: () => {} }

/**
 * Turns new requests away while the event loop is overloaded, so that running requests finish: better a quick 503 for some than a
 * time-out for all.
 */
export const overloadPlugin = plugin<OverloadOptions>(
  async (app, { enabled = true, maxDelayMs = 1000, sampleMs = 1000 }) => {
    if (!enabled) return
    let late = 0
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelayMs,
      sampleInterval: sampleMs,
      pressureHandler: async (request, reply, type, value) => {
        if (late < LATE_IN_A_ROW) return
        request.log.warn({ type, value }, 'request turned away: overloaded')
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        if (isForPeople(request)) await sendTroublePage(reply, 503, overloaded.message)
        else await reply.code(503).header('cache-control', 'no-store').send(overloaded)
      },
    })
    // The timers of one length run in the order in which they were set: this one after the library's.
    const counting = setInterval(() => {
      late = app.memoryUsage().eventLoopDelay > maxDelayMs ? late + 1 : 0
    }, sampleMs).unref()
    app.addHook('onClose', () => clearInterval(counting))
  },
  { name: 'overload', fastify: '5.x' },
)
