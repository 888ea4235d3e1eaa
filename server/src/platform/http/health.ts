import type { FastifyPluginAsync } from 'fastify'
import { answersWhenOverloaded } from './overload.ts'

export interface HealthOptions {
  /** What must work before this process may be sent requests, by name. A check fails by rejecting, or by taking too long. */
  checks: Record<string, (signal: AbortSignal) => Promise<unknown>>
  /** Those without which it can still do most of it: it stays in the balancer. */
  dispensable?: readonly string[]
  timeLimitMs?: number
}

/** The names of the checks that fail; why is for the log, since anybody may ask. */
const failing = async (
  { checks, timeLimitMs = 2000 }: HealthOptions,
  explain: (name: string, err: unknown) => void,
): Promise<string[]> => {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const signal = AbortSignal.timeout(timeLimitMs)
      const tooLate = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        await Promise.race([check(signal), tooLate])
        return []
      } catch (err) {
        explain(name, err)
        return [name]
      }
    }),
  )
  return results.flat()
}

/** `GET /health/live`: the process runs. `GET /health/ready`: it can do its work. For load balancers and supervisors. */
export const healthPlugin: FastifyPluginAsync<HealthOptions> = async (app, options) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/health/live', { config: answersWhenOverloaded }, async () => ({ status: 'live' }))

  // However many ask at once, the database is asked once.
  let running: Promise<string[]> | null = null
  app.get('/health/ready', { config: answersWhenOverloaded }, async (_request, reply) => {
    running ??= failing(options, (name, err) => app.log.warn({ check: name, err }, 'not ready')).finally(
      () => {
        running = null
      },
    )
    const names = await running
    if (names.length === 0) return { status: 'ready' }
    if (names.every((name) => options.dispensable?.includes(name)))
      return { status: 'degraded', failing: names }
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', failing: names })
  })
}
