import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS } from '@andariego/contract/session-rules'
import { jwtVerify, SignJWT } from 'jose'

export const SESSION_DAYS = 30

const ISSUER = 'andariego'

const deriveKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'andariego', use, 32))

/** Creates a token for a mailed link, 256 random bits; only its hash is stored. */
export const newMailedToken = (): { token: string; tokenHash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const uuidText = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Signs and verifies session tokens, with keys derived from the secret. */
export const createSessionTokens = (secret: string) => {
  const accessKey = deriveKey(secret, 'access token')
  const refreshKey = deriveKey(secret, 'refresh token')

  const refreshSignature = (payload: Buffer) => createHmac('sha256', refreshKey).update(payload).digest()

  return {
    /** Returns a JWT that is valid for 15 minutes. */
    access: (userId: string, sessionId: string): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(accessKey),

    /**
     * Returns session, user and expiry (ms since 1970) of a valid access token; else null. With `evenExpired` its age does not
     * matter, for ending a session.
     */
    readAccess: async (
      token: string,
      { evenExpired = false } = {},
    ): Promise<{ userId: string; sessionId: string; expiresAt: number } | null> => {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          // Before 1970 no token had expired.
          ...(evenExpired && { currentDate: new Date(0) }),
        })
        return {
          userId: String(payload.sub),
          sessionId: String(payload.sid),
          expiresAt: Number(payload.exp) * 1000,
        }
      } catch {
        return null
      }
    },

    /** Returns the refresh token of a session's generation: always the same, so that two tabs that race get the same one. */
    refresh: (sessionId: string, generation: number): string => {
      const payload = Buffer.alloc(20)
      uuidBytes(sessionId).copy(payload)
      payload.writeUInt32BE(generation, 16)
      return Buffer.concat([payload, refreshSignature(payload)]).toString('base64url')
    },

    /** Returns session and generation of a refresh token that we issued; else null. */
    readRefresh: (token: string): { sessionId: string; generation: number } | null => {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 52) return null
      const payload = bytes.subarray(0, 20)
      if (!timingSafeEqual(refreshSignature(payload), bytes.subarray(20))) return null
      return { sessionId: uuidText(payload.subarray(0, 16)), generation: payload.readUInt32BE(16) }
    },
  }
}
