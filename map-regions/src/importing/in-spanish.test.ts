import { expect, test } from 'vitest'
import { inSpanish } from './in-spanish.ts'
import { createPool } from './pool.ts'

test('a full disk is told in Spanish, whether Node or SQLite notices it', () => {
  for (const message of ['ENOSPC: no space left on device, write', 'database or disk is full'])
    expect(inSpanish(new Error(message))).toMatchObject({
      message: expect.stringMatching(/^El disco se ha llenado/),
    })
})

test('too little memory is told in Spanish', async () => {
  const hungry = new URL('../testing/hungry-worker.ts', import.meta.url)
  const pool = createPool(1, { file: '', folder: '' }, { script: hungry, megabytes: 32 })
  const failed = await pool.each({ do: 'end tiles' }).catch((error: unknown) => error)
  await pool.close()
  expect(inSpanish(failed)).toMatchObject({ message: expect.stringMatching(/^Falta memoria para una parte/) })
})

test('other errors stay as they are', () => {
  const error = new Error('otra cosa')
  expect(inSpanish(error)).toBe(error)
})
