import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whether a person will read the response: browsers accept HTML when they load a page, programs do not. */
export const isForPeople = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')

/** Sends an error page that needs no rendering and no other file, for moments of overload. `message` is Spanish. */
export const sendTroublePage = (reply: FastifyReply, status: number, message: string) =>
  reply
    .status(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Un momento · Andariego</title><style>${STYLE}</style><main><h1>Un momento</h1><p>${message}</p><p><a href="">Intentar de nuevo</a></p></main></html>`,
    )
