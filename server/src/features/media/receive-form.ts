import type { IncomingMessage } from 'node:http'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import {
  claimedPlace,
  type FormFields,
  formError,
  formLimits,
  type TakenPlaces,
  takeField,
} from './form-parts.ts'
import type { FormShape } from './form-shape.ts'
import { posterWithoutVideo } from './media-error.ts'
import type { Room } from './quota.ts'
import {
  type MediaIntake,
  type ReceivedPoster,
  receiveFile,
  receivePoster,
  withPoster,
} from './receive-file.ts'
import { filesOf, type ReceivedMedia, takeBackKeys } from './received-media.ts'
import type { Upload } from './upload.ts'
import { type UploadTimeouts, uploadDeadline } from './upload-deadline.ts'

/** The fields as sent; the contract's schema validates them. `media` is in the sender's order. */
export type ReceivedForm<Field extends string> = { fields: FormFields<Field>; media: ReceivedMedia[] }

/** The rules that a sender must keep to. */
export type UploadRules = UploadTimeouts & Pick<Upload, 'countFile' | 'room'>

/** How many bytes a form may have beside its files: its texts and the part headers. */
const TEXT_BYTES = 128 * 1024

type Deadline = ReturnType<typeof uploadDeadline>
type Arrived = { index: number; media: ReceivedMedia } | { index: number; poster: ReceivedPoster }
/** A form that is being received. */
type Arrival = {
  shape: FormShape
  intake: MediaIntake
  deadline: Deadline
  jobs: Promise<Arrived>[]
  /** Read once, for the first file: a form without files needs no room. */
  room: () => Promise<Room>
  /** The bytes of all files so far. */
  bytes: number
}

/**
 * Reads a multipart form of this shape. Processes a file while the next is streamed in. Throws MediaError; after any failure (a
 * refusal, a timeout, a sender who disconnects) nothing is left behind. The caller owns the result's files: insert their rows or
 * `discard` them.
 */
export async function receiveForm<Field extends string>(
  request: FastifyRequest,
  intake: MediaIntake,
  shape: FormShape<Field>,
  rules: UploadRules,
): Promise<ReceivedForm<Field>> {
  const deadline = uploadDeadline(request.raw.socket, rules)
  const jobs: Promise<Arrived>[] = []
  try {
    let asked: Promise<Room> | undefined
    const room = () => (asked ??= deadline.before(rules.room()))
    const ofFiles = announcedBytes(request) - TEXT_BYTES
    if (ofFiles > 0) {
      const { bytes, refusal } = await room()
      if (ofFiles > bytes) throw refusal
    }
    const arrival = { shape, intake, deadline, jobs, room, bytes: 0 }
    const fields = await readParts(request, shape, arrival, rules)
    deadline.received()
    const arrived = await deadline.before(Promise.all(jobs))
    return { fields, media: paired(arrived) }
  } catch (error) {
    deadline.abort(error)
    await takeBack(intake, jobs, error)
    drain(request.raw, rules)
    throw deadline.signal.reason
  } finally {
    deadline.end()
  }
}

const announcedBytes = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)

async function readParts<Field extends string>(
  request: FastifyRequest,
  shape: FormShape<Field>,
  arrival: Arrival,
  { countFile }: UploadRules,
) {
  const { deadline } = arrival
  const fields: FormFields<Field> = {}
  const taken: TakenPlaces = { file: new Set(), poster: new Set() }
  const parts = partsOf(request, shape)
  for (;;) {
    const step = await deadline.before(parts.next().catch((error) => Promise.reject(formError(error, shape))))
    if (step.done) return fields
    deadline.moved()
    const part = step.value
    if (part.type === 'field') takeField(shape.fields, fields, part)
    else {
      const place = claimedPlace(part, shape.files, taken)
      // Posters are not counted: they come with their videos.
      if (place.kind === 'file') await countFile()
      await spooled(part, place, arrival)
    }
  }
}

function partsOf(request: FastifyRequest, shape: FormShape) {
  try {
    return request.parts({ limits: formLimits(shape) })
  } catch (error) {
    throw formError(error, shape)
  }
}

/** Resolves when the part has been read; its processing goes on in `jobs`. */
function spooled(part: MultipartFile, { kind, index }: ReturnType<typeof claimedPlace>, arrival: Arrival) {
  const { shape, intake, deadline, jobs } = arrival
  return new Promise<void>((resolve, reject) => {
    const { kinds } = shape.files
    const options = { originalFilename: part.filename, kinds, signal: deadline.signal, whenSpooled: resolve }
    const content = watched(part, arrival)
    const job: Promise<Arrived> =
      kind === 'file'
        ? receiveFile(content, intake, options).then((media) => ({ index, media }))
        : receivePoster(content, intake, options).then((poster) => ({ index, poster }))
    job.catch((error) => {
      deadline.abort(error)
      reject(error)
    })
    jobs.push(job)
  })
}

async function* watched({ file }: MultipartFile, arrival: Arrival): AsyncGenerator<Buffer> {
  const { shape, deadline, room } = arrival
  const stop = () => file.destroy(deadline.signal.reason)
  deadline.signal.addEventListener('abort', stop, { once: true })
  try {
    deadline.signal.throwIfAborted()
    const { bytes, refusal } = await room()
    for await (const chunk of file) {
      deadline.moved()
      arrival.bytes += chunk.length
      if (arrival.bytes > bytes) throw refusal
      yield chunk
    }
  } catch (error) {
    throw formError(error, shape)
  } finally {
    deadline.signal.removeEventListener('abort', stop)
  }
}

function paired(arrived: Arrived[]): ReceivedMedia[] {
  const posters = new Map(arrived.flatMap((one) => ('poster' in one ? [[one.index, one.poster]] : [])))
  const media = arrived
    .flatMap((one) => ('media' in one ? [one] : []))
    .toSorted((a, b) => a.index - b.index)
    .map((one) => {
      const poster = posters.get(one.index)
      if (!poster || !one.media.mimeType.startsWith('video/')) return one.media
      posters.delete(one.index)
      return withPoster(one.media, poster)
    })
  if (posters.size > 0) throw posterWithoutVideo()
  return media
}

/** Waits for everything that is running, then removes what it stored. */
async function takeBack({ storage }: MediaIntake, jobs: Promise<Arrived>[], error: unknown) {
  const outcomes = await Promise.allSettled(jobs)
  const keys = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') return []
    const files = 'media' in outcome.value ? filesOf(outcome.value.media) : outcome.value.poster.variants
    return files.map(({ key }) => key)
  })
  await takeBackKeys(storage, keys, error)
}

/**
 * A browser reads the response only after it has sent everything, so the rest is read and discarded, for a limited time; then the
 * connection is closed.
 */
function drain(request: IncomingMessage, { idleMilliseconds }: UploadTimeouts) {
  if (request.readableEnded || request.destroyed) return
  const cut = setTimeout(() => request.destroy(), idleMilliseconds)
  cut.unref()
  request.once('close', () => clearTimeout(cut))
  request.unpipe()
  request.resume()
}
