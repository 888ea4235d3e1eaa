import type { FastifyPluginAsync } from 'fastify'
import { answersWhenOverloaded } from './overload.ts'

export interface HealthOptions {
  /** What this process needs before it can serve requests, by name. A check fails by rejecting or by taking too long. */
  checks: Record<string, (signal: AbortSignal) => Promise<unknown>>
  /** The checks without which the process can still do most of its work: when only these fail, the load balancer keeps it. */
  dispensable?: readonly string[]
  timeLimitMs?: number
}

/** Returns the names of the failing checks. The reasons go to the log, because anybody may request this route. */
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

/** `GET /health/live`: the process runs. `GET /health/ready`: it can serve requests. For load balancers and supervisors. */
export const healthPlugin: FastifyPluginAsync<HealthOptions> = async (app, options) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/health/live', { config: answersWhenOverloaded }, async () => ({ status: 'live' }))

  // Simultaneous requests share one run of the checks.
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
