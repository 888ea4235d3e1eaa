import { randomInt } from 'node:crypto'
import {
  isAppCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '@andariego/contract/second-factor-rules'
import { generateSecret, generateURI, verify } from 'otplib'
import { createSeal } from '../../../platform/sealed.ts'
import type { StoredFactor } from './second-factors-repository.ts'

/** A code of the step before is still good: it takes a moment to type one. A clock that is ahead as much, too. */
const TOLERANCE_SECONDS = 30

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  )

/** Keys of authenticator apps, which the database never sees as they are, and the codes that come of them. */
export const createAppCodes = (secret: string) => {
  const { seal, open } = createSeal(secret, 'second factor')

  /** Null where the installation's secret is another than when it was sealed: recovery codes still work then. */
  const opened = (sealed: string): string | null => {
    try {
      return open(sealed)
    } catch {
      return null
    }
  }

  return {
    /** A key of 160 bits, and the address that an app reads it from. */
    newKey: (email: string) => {
      const key = generateSecret({ length: 20 })
      return { key, sealed: seal(key), uri: generateURI({ issuer: 'Andariego', label: email, secret: key }) }
    },

    /** The time step of a good code that is newer than the last one used; null for every other. */
    stepOf: async ({ sealedSecret, lastStep }: StoredFactor, code: string): Promise<number | null> => {
      const key = opened(sealedSecret)
      if (key === null || !isAppCode(code)) return null
      const result = await verify({
        secret: key,
        token: code,
        epochTolerance: TOLERANCE_SECONDS,
        afterTimeStep: lastStep,
      })
      return result.valid && 'timeStep' in result ? result.timeStep : null
    },
  }
}
