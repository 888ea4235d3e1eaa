import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Reply, ResultOf, Task, WorkerStart } from './protocol.ts'

/** Far more than a piece of the map needs. Below 2 GB V8 collects garbage before the heap has grown fourfold. */
const HEAP_MEGABYTES = 1024
/** The default lets short-lived values pile up to four times as much. */
const SEMI_SPACE_MEGABYTES = 8
/** How much of what a worker says at its end is kept: V8 tells there why it gave up. */
const LAST_WORDS = 8_192

interface Waiting {
  settle: (reply: Reply) => void
}

/**
 * Starts processes that take tasks as they become free. They are no threads: V8 ends a whole process, now and then, when several
 * threads of it compile and free code at once ('Check failed: jit_page.has_value()').
 */
export const createPool = (
  size: number,
  start: Omit<WorkerStart, 'number'>,
  { script = new URL('./worker.ts', import.meta.url), megabytes = HEAP_MEGABYTES } = {},
) => {
  const workers = Array.from({ length: size }, (_, number) => {
    const worker = fork(fileURLToPath(script), [JSON.stringify({ ...start, number })], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${megabytes}`, `--max-semi-space-size=${SEMI_SPACE_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const waiting: Waiting[] = []
    let lastWords = ''
    let ended: string | null = null
    worker.stderr?.on('data', (said: Buffer) => {
      lastWords = `${lastWords}${said}`.slice(-LAST_WORDS)
    })
    const end = (error: string) => {
      ended ??= error
      for (const { settle } of waiting.splice(0)) settle({ error })
    }
    worker.on('message', (reply: Reply) => waiting.shift()?.settle(reply))
    worker.on('error', ({ message }) => end(message))
    worker.on('close', (code, signal) => end(`A worker ended with ${signal ?? code}. ${lastWords}`))
    return { worker, waiting, endedWith: () => ended }
  })

  const run = <T extends Task>(
    { worker, waiting, endedWith }: (typeof workers)[number],
    task: T,
  ): Promise<ResultOf[T['do']]> =>
    new Promise((resolve, reject) => {
      const error = endedWith()
      if (error !== null) {
        reject(new Error(error))
        return
      }
      waiting.push({
        settle: (reply) =>
          'error' in reply ? reject(new Error(reply.error)) : resolve(reply.result as ResultOf[T['do']]),
      })
      worker.send(task)
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
    close: () =>
      Promise.all(
        workers.map(async ({ worker, endedWith }) => {
          if (endedWith() !== null) return
          const closed = once(worker, 'close')
          worker.kill('SIGKILL')
          await closed
        }),
      ),
  }
}
export type Pool = ReturnType<typeof createPool>
