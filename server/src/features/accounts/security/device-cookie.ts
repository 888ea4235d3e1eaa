import { KNOWN_DEVICE_DAYS } from '@andariego/contract/security-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { newMailedToken } from '../tokens.ts'

const COOKIE = 'dispositivo'
/**
 * Over https. With this beginning, browsers take it from our own host only: others below its domain could crowd out a device's
 * tokens with their own.
 */
const HOST_COOKIE = `__Host-${COOKIE}`
const TOKEN = /^[\w-]{43}$/
/** The most accounts that a browser is remembered for; those that signed in longest ago are forgotten. */
const TOKENS_MAX = 5

/** Returns the browser's tokens: a random one for each account that has signed in with it. */
export const deviceTokens = ({ cookies }: FastifyRequest): string[] => {
  // The second one is also that of a device that signed in before the first was.
  const tokens = [HOST_COOKIE, COOKIE].flatMap((name) => (cookies[name] ?? '').split('.'))
  return [...new Set(tokens.filter((token) => TOKEN.test(token)))].slice(0, TOKENS_MAX)
}

/**
 * Adds a token to the browser's cookie, before the existing ones. The token is new for each account, so a cookie that somebody
 * planted beforehand never becomes valid.
 */
export const keepDeviceToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
): void => {
  const others = deviceTokens(request).filter((other) => other !== token)
  const isSecure = publicUrl.startsWith('https:')
  reply.setCookie(isSecure ? HOST_COOKIE : COOKIE, [token, ...others].slice(0, TOKENS_MAX).join('.'), {
    // What the beginning of the name demands.
    path: isSecure ? '/' : '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
  })
}

export const newDeviceToken = newMailedToken
