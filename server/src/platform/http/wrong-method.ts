import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFoundHandler } from './errors.ts'

const PREFIX = '/api'

/** Matches a path with one segment for each parameter. */
const patternOf = (path: string) => new RegExp(`^${PREFIX}${path.replaceAll(/:[^/]+/g, '[^/]+')}$`)

const operations = Object.entries<Endpoint>(endpoints).map(([key, { changes }]) => {
  const [method = '', path = ''] = key.split(' ')
  return { methods: method === 'GET' && !changes ? ['GET', 'HEAD'] : [method], pattern: patternOf(path) }
})

/** Returns the methods that the API takes at an address; empty when it has nothing there. */
export const methodsAt = (url: string): string[] => {
  const path = url.split('?', 1)[0] ?? ''
  return [
    ...new Set(operations.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : []))),
  ].sort()
}

const refuse = (reply: FastifyReply, methods: readonly string[]) =>
  reply.status(405).header('allow', methods.join(', ')).header('cache-control', 'no-store').send({
    success: false,
    message: 'Esta dirección no admite ese método.',
    code: 'method-not-allowed',
  })

/** Answers what no operation of the API takes: 405 where another method is taken, else 404. */
export const noOperation = (request: FastifyRequest, reply: FastifyReply) => {
  const methods = methodsAt(request.url)
  // The router takes no parameter of more than a hundred characters: the method is right, and nothing is there.
  const isRight = methods.length === 0 || methods.includes(request.method)
  return isRight ? notFoundHandler(request, reply) : refuse(reply, methods)
}

/** Answers what no page takes: pages are only read. */
export const onlyRead = (request: FastifyRequest, reply: FastifyReply) =>
  request.method === 'GET' || request.method === 'HEAD'
    ? notFoundHandler(request, reply)
    : refuse(reply, ['GET', 'HEAD'])
