import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { type MediaReaders, visibilityOf } from './owner.ts'
import { mediaAnswer, type ServedMedia } from './serve-media.ts'

/** The width of a video's poster when none is requested; the largest poster is never narrower. */
const POSTER_WIDTH = 1280

interface Visible {
  file: ServedMedia
  visibility: 'public' | 'private'
}

export const mediaRoutes = (route: Route, { database, storage }: Services, readers: MediaReaders) => {
  const media = mediaRepository(database)

  const send = async (
    { file, visibility }: Visible,
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
        visibility,
      }),
      mediaMessages.notFound,
    )
    return reply
      .status(answer.status)
      .headers(answer.headers)
      .send(answer.stream ?? undefined)
  }

  /** Returns a file that the caller may see; throws the same 404 for a hidden and a missing one. */
  const visibleTo = async (caller: CallerOrVisitor, id: string): Promise<Visible> => {
    const file = found(await media.served(id), mediaMessages.notFound)
    const visibility = await visibilityOf(readers, caller, { type: file.ownerType, id: file.ownerId })
    return { file, visibility: found(visibility, mediaMessages.notFound) }
  }

  route('GET /media/:id', async ({ user, params, query, request, reply }) =>
    send(await visibleTo(user, params.id), query.w, request, reply),
  )
  route('GET /media/:id/poster', async ({ user, params, query, request, reply }) => {
    const visible = await visibleTo(user, params.id)
    found(visible.file.posterKey, mediaMessages.notFound)
    return send(visible, query.w ?? POSTER_WIDTH, request, reply)
  })
}
