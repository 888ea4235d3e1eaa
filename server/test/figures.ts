import { appendFile } from 'node:fs/promises'
import { expect } from 'vitest'

/** Prints a test's figures; `npm run test:attacks` and `npm run test:faults` write them into their report. */
export const tellFigures = async (figures: string): Promise<void> => {
  process.stdout.write(`${figures}\n`)
  const { PROOF_FIGURES } = process.env
  const line = JSON.stringify({ file: expect.getState().testPath, figures })
  if (PROOF_FIGURES) await appendFile(PROOF_FIGURES, `${line}\n`)
}
