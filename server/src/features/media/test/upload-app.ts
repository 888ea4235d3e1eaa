import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { Failure } from '../../../platform/http/errors.ts'
import { StorageFullError } from '../../../platform/storage/storage.ts'
import type { FormShape } from '../form-shape.ts'
import { MediaError, siteFull, uploadGone } from '../media-error.ts'
import type { Room } from '../quota.ts'
import type { MediaIntake } from '../receive-file.ts'
import { receiveForm } from '../receive-form.ts'
import type { ReceivedMedia } from '../received-media.ts'
import { mediaAnswer } from '../serve-media.ts'
import type { UploadTimeouts } from '../upload-deadline.ts'

const UNBOUNDED: Room = { bytes: Number.POSITIVE_INFINITY, refusal: siteFull() }

const reviewForm: FormShape<'rating' | 'content'> = {
  fields: ['rating', 'content'],
  files: { name: 'media', most: 10, kinds: ['image', 'video'] },
}

/** The upload routes, with a map instead of the database. */
export const uploadApp = async (
  intake: MediaIntake,
  timeouts: UploadTimeouts = { idleMilliseconds: 10_000, totalMilliseconds: 60_000 },
  shape: FormShape = reviewForm,
  room: Room | Failure = UNBOUNDED,
) => {
  const app = Fastify()
  const rows = new Map<string, ReceivedMedia>()
  const outcomes: string[] = []
  let asked = 0
  await app.register(multipart)

  app.post('/reviews', async (request, reply) => {
    try {
      const askRoom = async () => {
        asked += 1
        if (room instanceof Failure) throw room
        return room
      }
      const open = async () => {
        throw uploadGone()
      }
      const rules = { ...timeouts, countFile: async () => {}, room: askRoom, open, use: async () => {} }
      const form = await receiveForm(request, intake, shape, rules)
      for (const media of form.media) rows.set(media.id, media)
      outcomes.push('received')
      return reply.code(201).send(form)
    } catch (error) {
      outcomes.push(error instanceof MediaError ? error.code : String(error))
      throw error
    }
  })

  interface FileRoute {
    Params: { id: string }
    Querystring: { w?: string }
  }
  app.route<FileRoute>({
    method: ['GET', 'HEAD'], // One route for both: the HEAD that Fastify adds would say that the file is empty.
    url: '/media/:id',
    handler: async ({ method, params, query, headers }, reply) => {
      const row = rows.get(params.id)
      const answer =
        row &&
        (await mediaAnswer(intake.storage, row, {
          method,
          width: query.w === undefined ? undefined : Number(query.w),
          range: headers.range,
          ifRange: headers['if-range']?.toString(),
          ifNoneMatch: headers['if-none-match'],
          visibility: 'public',
        }))
      if (!answer) return reply.code(404).send()
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .send(answer.stream ?? undefined)
    },
  })

  app.get('/health', () => 'ok')

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof MediaError)
      return reply.code(error.status).send({ code: error.code, message: error.message, errors: error.errors })
    if (error instanceof Failure)
      return reply
        .code(error.status)
        .headers(error.headers)
        .send({ code: error.code, message: error.message })
    if (error instanceof StorageFullError) return reply.code(507).send({ code: 'full' })
    return reply.code(500).send({ code: 'internal', message: String(error) })
  })
  return { app, rows, outcomes, timesAskedForRoom: () => asked }
}
