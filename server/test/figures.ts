import { appendFile } from 'node:fs/promises'
import { expect } from 'vitest'

/**
 * Prints a test's figures; `npm run test:attacks` and `npm run test:faults` write them into their report. `missed` names a target of
 * the specification that was not met, where the test tolerates more because others use the machine, too.
 */
export const tellFigures = async (figures: string, missed?: string): Promise<void> => {
  process.stdout.write(`${figures}${missed ? `; ${missed}` : ''}\n`)
  const { PROOF_FIGURES } = process.env
  const line = JSON.stringify({ file: expect.getState().testPath, figures, missed })
  if (PROOF_FIGURES) await appendFile(PROOF_FIGURES, `${line}\n`)
}
