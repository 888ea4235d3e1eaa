import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id minimum: 19 MiB, two passes, one lane (the library's default algorithm is argon2id).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

let decoy: Promise<string> | null = null

/** Whether the password is the one behind the hash; without a hash it takes as long and says no. */
export const passwordMatches = async (passwordHash: string | null, password: string): Promise<boolean> => {
  if (passwordHash !== null) return verify(passwordHash, password)
  decoy ??= hashPassword(randomBytes(32).toString('base64'))
  await verify(await decoy, password)
  return false
}
