import { createHash, timingSafeEqual } from 'node:crypto'
import type { Failure } from '@andariego/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Histogram } from 'prom-client'
import { allMetrics, METRICS_CONTENT_TYPE, processRegistry } from './metrics-registry.ts'
import { answersWhenOverloaded } from './overload.ts'

export interface MetricsOptions {
  /** The token that allows a collector on another machine to read the metrics; null allows only this machine. */
  token: string | null
}

const HISTOGRAM = 'http_request_duration_seconds'

// One per process, like the registry: several applications in one process (tests) count together.
const durations = (): Histogram<'method' | 'route' | 'status'> => {
  const registry = processRegistry()
  const existing = registry.getSingleMetric(HISTOGRAM)
  if (existing instanceof Histogram) return existing
  return new Histogram({
    name: HISTOGRAM,
    help: 'How long answers took, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
}

/** Records a response that bypassed the framework. */
export const observeAnswer = (method: string, route: string, status: number, seconds: number): void =>
  durations().observe({ method, route, status: String(status) }, seconds)

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether the request comes from a program on this machine, and not from a proxy on it that forwards others' requests. */
const isLocal = (request: FastifyRequest): boolean => {
  const peer = request.socket.remoteAddress ?? ''
  const loopback = peer === '::1' || /^(::ffff:)?127\./.test(peer)
  return loopback && request.ip === peer && FORWARDED.every((header) => request.headers[header] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const carries = (request: FastifyRequest, token: string): boolean => {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  // Compares digests, because timingSafeEqual needs equal lengths and must not reveal the token's.
  return timingSafeEqual(digest(given), digest(token))
}

const forbidden: Failure = { success: false, message: 'No tienes permiso para ver esto.', code: 'forbidden' }

const incomplete: Failure = {
  success: false,
  message: 'Las métricas no están completas. Intenta de nuevo en unos segundos.',
  code: 'incomplete',
}

/** Measures every response, and serves the metrics of all processes at `GET /metrics` to authorized callers. */
export const metricsPlugin = plugin<MetricsOptions>(
  async (app, { token }) => {
    const histogram = durations()
    app.addHook('onResponse', (request, reply, done) => {
      done()
      // A live stream lasts as long as its page is open: that is no response time.
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
      // The route's pattern, not the path: otherwise there would be a time series for every place.
      const route = request.routeOptions.url ?? 'unmatched'
      histogram.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      )
    })

    app.get('/metrics', { config: answersWhenOverloaded }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isLocal(request) && !(token !== null && carries(request, token)))
        return reply.code(403).send(forbidden)
      try {
        return reply.type(METRICS_CONTENT_TYPE).send(await allMetrics())
      } catch (err) {
        request.log.warn({ err }, 'metrics are not complete')
        return reply.code(503).type('application/json').header('retry-after', 10).send(incomplete)
      }
    })
  },
  { name: 'metrics', fastify: '5.x' },
)
