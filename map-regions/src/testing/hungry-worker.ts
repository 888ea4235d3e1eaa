import { parentPort } from 'node:worker_threads'

/** Takes all memory at its first task. */
const kept: unknown[] = []
parentPort?.on('message', () => {
  for (;;) kept.push(new Array(200_000).fill(0.5))
})
