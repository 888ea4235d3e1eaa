import { Worker } from 'node:worker_threads'
import type { Reply, ResultOf, Task, WorkerStart } from './protocol.ts'

/** Far more than a piece of the map needs. Below 2 GB V8 collects garbage before the heap has grown fourfold. */
const HEAP_MEGABYTES = 1024
/** The default lets short-lived values pile up to four times as much. */
const YOUNG_MEGABYTES = 24

type Waiting = { settle: (reply: Reply) => void }

/** Starts worker threads that take tasks as they become free. */
export const createPool = (
  size: number,
  start: Omit<WorkerStart, 'number'>,
  { script = new URL('./worker.ts', import.meta.url), megabytes = HEAP_MEGABYTES } = {},
) => {
  const workers = Array.from({ length: size }, (_, number) => {
    const worker = new Worker(script, {
      workerData: { ...start, number },
      // Not the main program's options: some are for the main thread only.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    const waiting: Waiting[] = []
    worker.on('message', (reply: Reply) => waiting.shift()?.settle(reply))
    worker.on('error', (error) => {
      for (const { settle } of waiting.splice(0))
        settle({ error: error instanceof Error ? error.message : String(error) })
    })
    return { worker, waiting }
  })

  const run = <T extends Task>(
    { worker, waiting }: (typeof workers)[number],
    task: T,
  ): Promise<ResultOf[T['do']]> =>
    new Promise((resolve, reject) => {
      waiting.push({
        settle: (reply) =>
          'error' in reply ? reject(new Error(reply.error)) : resolve(reply.result as ResultOf[T['do']]),
      })
      worker.postMessage(task)
    })

  return {
    /** Runs the task on every worker. */
    each: <T extends Task>(task: T) => Promise.all(workers.map((worker) => run(worker, task))),
    /** Runs each task on any free worker; results are in the tasks' order. Rejects with the first failure. */
    all: async <T extends Task>(
      tasks: T[],
      onDone: (task: T) => void = () => {},
    ): Promise<ResultOf[T['do']][]> => {
      const results: ResultOf[T['do']][] = []
      let next = 0
      await Promise.all(
        workers.map(async (worker) => {
          while (next < tasks.length) {
            const index = next++
            const task = tasks[index] as T
            try {
              results[index] = await run(worker, task)
            } catch (error) {
              next = tasks.length
              throw error
            }
            onDone(task)
          }
        }),
      )
      return results
    },
    close: () => Promise.all(workers.map(({ worker }) => worker.terminate())),
  }
}
export type Pool = ReturnType<typeof createPool>
