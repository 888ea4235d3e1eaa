import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createSessionTokens } from './tokens.ts'

const SECRET = 'a secret of this test alone'
const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', SECRET, 'andariego', use, 32))
const tokens = createSessionTokens(SECRET)
const [userId, sessionId] = [randomUUID(), randomUUID()]

interface Forgery {
  key?: Buffer
  alg?: string
  audience?: string
  issuer?: string
  seconds?: number
  without?: 'sub' | 'sid' | 'exp' | 'iat'
}
/** Signs a token like the server's, but for what is given. */
const forged = ({ key = keyFor('access token'), alg = 'HS256', ...other }: Forgery = {}) => {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    sub: userId,
    sid: sessionId,
    iat: now,
    exp: now + (other.seconds ?? 60),
    aud: other.audience ?? 'andariego',
    iss: other.issuer ?? 'andariego',
  }
  const { [other.without ?? '']: _, ...kept } = claims as Record<string, unknown>
  return new SignJWT(kept).setProtectedHeader({ alg }).sign(key)
}
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = async (token: Promise<string>) => (await token).split('.')

describe('an access token', () => {
  test('of the server is read, and so is one that is made like it', async () => {
    const { userId: user, sessionId: session } =
      (await tokens.readAccess(await tokens.access(userId, sessionId))) ?? {}
    expect([user, session]).toEqual([userId, sessionId])
    expect(await tokens.readAccess(await forged())).toMatchObject({ userId, sessionId })
  })

  test.each<[string, Forgery]>([
    ['signed with another key', { key: randomBytes(32) }],
    ['signed with the key of refresh tokens', { key: keyFor('refresh token') }],
    ['signed with the right key by another algorithm', { alg: 'HS384', key: keyFor('access token') }],
    ['for another audience', { audience: 'elsewhere' }],
    ['of another issuer', { issuer: 'elsewhere' }],
    ['that has expired', { seconds: -1 }],
    ['of nobody', { without: 'sub' }],
    ['of no session', { without: 'sid' }],
    ['that never expires', { without: 'exp' }],
    ['of no time', { without: 'iat' }],
  ])('%s is refused', async (_name, forgery) => {
    expect(await tokens.readAccess(await forged(forgery))).toBeNull()
  })

  test('without a signature, or with that of another content, is refused', async () => {
    const [header = '', payload = '', signature = ''] = await partsOf(forged())
    const none = encoded({ alg: 'none' })
    const other = encoded({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: randomUUID() })
    for (const token of [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${encoded({ alg: 'None' })}.${payload}.`,
      `${header}.${payload}.`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}`,
      '',
      '..',
    ])
      expect(await tokens.readAccess(token), token).toBeNull()
    expect(await tokens.readAccess(`${header}.${payload}.${signature}`)).not.toBeNull()
  })
})

describe('a refresh token', () => {
  test('is read; altered anywhere, cut or longer it is refused', () => {
    const token = tokens.refresh(sessionId, 7)
    expect(tokens.readRefresh(token)).toEqual({ sessionId, generation: 7 })
    const bytes = Buffer.from(token, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(tokens.readRefresh(altered.toString('base64url')), `byte ${at}`).toBeNull()
    }
    expect(tokens.readRefresh(bytes.subarray(1).toString('base64url'))).toBeNull()
    expect(tokens.readRefresh(Buffer.concat([bytes, bytes]).toString('base64url'))).toBeNull()
    expect(createSessionTokens('another secret').readRefresh(token)).toBeNull()
  })
})
