import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from './errors.ts'
import type { Caller } from './session.ts'

const IDEMPOTENCY_KEY = z.string().trim().min(1).max(200)

/** Returns the scope of a POST's Idempotency-Key; null without one. */
export const idempotencyScope = (key: string, request: FastifyRequest, caller: Caller | null) => {
  const given = request.headers['idempotency-key']
  if (request.method !== 'POST' || given === undefined || caller === null) return null
  const parsed = IDEMPOTENCY_KEY.safeParse(given)
  if (!parsed.success) throw new Failure(400, 'malformed', 'La clave de idempotencia no es válida.')
  const body = createHash('sha256')
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest('base64url')
  return { userId: caller.id, key: parsed.data, route: `${key} ${body}` }
}
