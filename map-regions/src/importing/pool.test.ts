import { expect, test } from 'vitest'
import { createPool } from './pool.ts'

test('a worker that is killed fails its task and those after it, and nobody waits for it', async () => {
  const script = new URL('../testing/dying-worker.ts', import.meta.url)
  const pool = createPool(1, { file: '', folder: '' }, { script })
  const failed = () => pool.each({ do: 'end tiles' }).catch((error: Error) => error.message)
  expect(await failed()).toMatch(/ended with SIGKILL/)
  expect(await failed()).toMatch(/ended with SIGKILL/)
  await pool.close()
})
