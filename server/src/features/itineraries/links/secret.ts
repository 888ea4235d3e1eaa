import { createHash, randomBytes } from 'node:crypto'

/** Creates the secret of a link, 256 random bits; only its hash is stored. */
export const newSecret = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
