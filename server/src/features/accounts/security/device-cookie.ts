import { KNOWN_DEVICE_DAYS } from '@andariego/contract/security-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { newMailedToken } from '../tokens.ts'

const COOKIE = 'dispositivo'
const TOKEN = /^[\w-]{43}$/
/** Accounts that share a browser; who has signed in longest ago is a stranger again. */
const TOKENS_MAX = 5

/** What a browser shows to be known by: one random token for each account that has signed in with it. */
export const deviceTokens = (request: FastifyRequest): string[] =>
  (request.cookies[COOKIE] ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, TOKENS_MAX)

/**
 * Gives a browser one more token, before those it has. Each account gets one that was made for it: a cookie that somebody planted
 * beforehand never becomes a key to it.
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
