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

/** Accepts a code from the step before, because typing takes a moment, and from the step after, for clocks that are ahead. */
const TOLERANCE_SECONDS = 30

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  )

/** Creates and checks the secrets of authenticator apps, which are stored encrypted. */
export const createAppCodes = (secret: string) => {
  const { seal, open } = createSeal(secret, 'second factor')

  /** Returns null when the secret was encrypted with another installation secret; recovery codes still work then. */
  const opened = (sealed: string): string | null => {
    try {
      return open(sealed)
    } catch {
      return null
    }
  }

  return {
    /** Returns a new 160-bit key, and the otpauth URL from which an app reads it. */
    newKey: (email: string) => {
      const key = generateSecret({ length: 20 })
      return { key, sealed: seal(key), uri: generateURI({ issuer: 'Andariego', label: email, secret: key }) }
    },

    /** Returns the time step of a valid code that is newer than the last used one; null for any other code. */
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
