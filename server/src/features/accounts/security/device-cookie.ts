import { KNOWN_DEVICE_DAYS } from '@andariego/contract/security-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { newMailedToken } from '../tokens.ts'

const COOKIE = 'dispositivo'
const TOKEN = /^[\w-]{43}$/
/** The most accounts that a browser is remembered for; those that signed in longest ago are forgotten. */
const TOKENS_MAX = 5

/** Returns the browser's tokens: a random one for each account that has signed in with it. */
export const deviceTokens = (request: FastifyRequest): string[] =>
  (request.cookies[COOKIE] ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, TOKENS_MAX)

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
  reply.setCookie(COOKIE, [token, ...others].slice(0, TOKENS_MAX).join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
  })
}

export const newDeviceToken = newMailedToken
