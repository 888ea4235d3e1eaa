import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { reviewMediaRepository } from './review-media-repository.ts'
import { mediaAnswer, type ServedMedia } from './serve-media.ts'

/** The narrowest a video's still frame is asked for when no width is given: its largest is never narrower. */
const POSTER_WIDTH = 1280

export const mediaRoutes = (route: Route, { database, storage }: Services) => {
  const media = reviewMediaRepository(database)

  const send = async (
    file: ServedMedia,
    width: number | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
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

  const fileOf = async (id: string) => found(await media.served(id), mediaMessages.notFound)

  route('GET /media/:id', async ({ params, query, request, reply }) =>
    send(await fileOf(params.id), query.w, request, reply),
  )
  route('GET /media/:id/poster', async ({ params, query, request, reply }) => {
    const file = await fileOf(params.id)
    found(file.posterKey, mediaMessages.notFound)
    return send(file, query.w ?? POSTER_WIDTH, request, reply)
  })
}
