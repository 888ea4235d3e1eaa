import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Services } from '../../platform/services.ts'

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane (the library's default algorithm is argon2id). */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const createPasswords = ({ passwordCost }: Pick<Services, 'passwordCost'>) => {
  const hashOf = (password: string): Promise<string> => hash(password, passwordCost)
  let decoy: Promise<string> | null = null

  return {
    hashOf,
    /** Whether the password matches the hash. Without a hash it takes equally long and returns false. */
    matches: async (passwordHash: string | null, password: string): Promise<boolean> => {
      if (passwordHash !== null) return verify(passwordHash, password)
      decoy ??= hashOf(randomBytes(32).toString('base64'))
      await verify(await decoy, password)
      return false
    },
  }
}
