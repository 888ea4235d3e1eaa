import { parentPort } from 'node:worker_threads'

/** Takes all memory at its first task, in small steps: for something large V8 may end the whole process instead of the thread. */
let kept: unknown = null
parentPort?.on('message', () => {
  for (;;) kept = { kept }
})
