import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'

// Prometheus takes a scrape for failed after ten seconds; the primary gives its workers five.
const ANSWER_WITHIN_MS = 7_000
const QUESTION = 'andariego:metrics-question'
const ANSWER = 'andariego:metrics-answer'

/** Asks with an id, and is answered under the same id; an answer without text means that the figures are not complete. */
interface MetricsMessage {
  type: typeof QUESTION | typeof ANSWER
  id: string
  text?: string
}

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

let registry: Registry | null = null

/** This process's figures. Made when first asked for; in a worker, from then on the primary may collect them. */
export const processRegistry = (): Registry => {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([registry])
    // Its constructor is what makes a worker answer the primary.
    new AggregatorRegistry()
  }
  return registry
}

const isMessage = (message: unknown, type: MetricsMessage['type']): message is MetricsMessage =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === type

/** Called once in the primary: whichever worker is asked for the figures, it answers for all of them. */
export const serveMetricsFromPrimary = () => {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isMessage(message, QUESTION)) return
    const answer: MetricsMessage = { type: ANSWER, id: message.id }
    // A worker that died or hangs leaves the sum unknown; half of it would look like counters that fell.
    answer.text = await aggregator.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send(answer)
  })
}

/** The figures of all workers as Prometheus text; those of this process when it is the only one. */
export const clusterMetrics = (): Promise<string> => {
  const own = processRegistry()
  if (!cluster.isWorker || !process.send) return own.metrics()
  const id = randomUUID()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listen = (message: unknown) => {
    if (!isMessage(message, ANSWER) || message.id !== id) return
    if (message.text === undefined) reject(new Error('The workers did not all report their metrics.'))
    else resolve(message.text)
  }
  const tooLate = setTimeout(() => reject(new Error('The primary did not answer.')), ANSWER_WITHIN_MS)
  process.on('message', listen)
  process.send({ type: QUESTION, id } satisfies MetricsMessage)
  return promise.finally(() => {
    clearTimeout(tooLate)
    process.off('message', listen)
  })
}
