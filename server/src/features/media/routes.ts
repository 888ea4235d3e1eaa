import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { reviewMediaRepository } from './review-media-repository.ts'
import { mediaAnswer } from './serve-media.ts'

/** The narrowest a video's still frame is asked for when no width is given: its largest is never narrower. */
const POSTER_WIDTH = 1280

export const mediaRoutes = (route: Route, { database, storage }: Services) => {
  const media = reviewMediaRepository(database)

  const send = async (
    id: string,
    width: number | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const file = found(await media.served(id), mediaMessages.notFound)
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    const answer = found(
      await mediaAnswer(storage, file, {
        method: request.method,
        width,
        range,
        ifRange: ifRange?.toString(),
        ifNoneMatch,
      }),
      mediaMessages.notFound,
    )
    return reply
      .status(answer.status)
      .headers(answer.headers)
      .send(answer.stream ?? undefined)
  }

  route('GET /media/:id', ({ params, query, request, reply }) => send(params.id, query.w, request, reply))
  route('GET /media/:id/poster', ({ params, query, request, reply }) =>
    send(params.id, query.w ?? POSTER_WIDTH, request, reply),
  )
}
