import { randomUUID } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { readFiguresMessage, type WorkerMessage } from '../processes/messages.ts'

/** Longer than the parent waits for its workers, shorter than Prometheus waits for us. */
const ANSWER_WITHIN_MS = 4_000

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

let registry: Registry | null = null

/** Returns this process's metrics; collects them from the first call on. */
export const processRegistry = (): Registry => {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

const tell = (message: WorkerMessage) => process.send?.(message, undefined, undefined, () => {})

const questions = new Map<string, (text: string | null) => void>()
let shared = false

/** Makes this process one of several: it reports its metrics to the parent, and asks the parent for the sum of all. */
export const shareMetrics = () => {
  shared = true
  process.on('message', async (sent) => {
    const message = readFiguresMessage(sent)
    if (message?.type === 'all figures') questions.get(message.question)?.(message.text)
    if (message?.type !== 'report figures') return
    const figures = await processRegistry().getMetricsAsJSON()
    tell({ type: 'figures', question: message.question, figures })
  })
}

const askParent = async (): Promise<string | null> => {
  const question = randomUUID()
  const { promise, resolve } = Promise.withResolvers<string | null>()
  questions.set(question, resolve)
  const tooLate = setTimeout(resolve, ANSWER_WITHIN_MS, null)
  tell({ type: 'figures wanted', question })
  const text = await promise
  clearTimeout(tooLate)
  questions.delete(question)
  return text
}

/**
 * Returns the metrics of all workers in Prometheus's text format, or this process's when it is the only one. Rejects when a
 * worker's are missing.
 */
export const allMetrics = async (): Promise<string> => {
  if (!shared) return processRegistry().metrics()
  const text = await askParent()
  if (text === null) throw new Error('Not all workers reported their figures.')
  return text
}
