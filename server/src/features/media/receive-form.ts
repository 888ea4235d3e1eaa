import type { FastifyRequest } from 'fastify'
import { drain } from './drain.ts'
import {
  claimedPlace,
  type FormFields,
  formError,
  formLimits,
  refersToUpload,
  type TakenPlaces,
  takeField,
} from './form-parts.ts'
import type { FormShape } from './form-shape.ts'
import { badForm, naming, posterWithoutVideo } from './media-error.ts'
import { safeOriginalFilename } from './original-filename.ts'
import type { Room } from './quota.ts'
import {
  type MediaIntake,
  type ReceivedPoster,
  receiveFile,
  receivePoster,
  withPoster,
} from './receive-file.ts'
import { filesOf, type ReceivedMedia, takeBackKeys } from './received-media.ts'
import { isUntouched } from './untouched-file.ts'
import type { Upload } from './upload.ts'
import { type UploadDeadline, type UploadTimeouts, uploadDeadline } from './upload-deadline.ts'
import type { OpenedUpload } from './uploads.ts'
import { watchedContent } from './watched-content.ts'

/** The fields as sent; the contract's schema validates them. `media` is in the sender's order. */
export interface ReceivedForm<Field extends string> {
  fields: FormFields<Field>
  media: ReceivedMedia[]
}

/** The rules that a sender must keep to. */
export type UploadRules = UploadTimeouts & Pick<Upload, 'countFile' | 'room' | 'open' | 'use'>

/** How many bytes a form may have beside its files: its texts and the part headers. */
const TEXT_BYTES = 128 * 1024

type Arrived = { index: number; media: ReceivedMedia } | { index: number; poster: ReceivedPoster }
/** A form that is being received. */
interface Arrival {
  shape: FormShape
  intake: MediaIntake
  deadline: UploadDeadline
  jobs: Promise<Arrived>[]
  /** Read once, for the first file: a form without files needs no room. */
  room: () => Promise<Room>
  /** The bytes of all files so far. */
  bytes: number
  /** The ids of the uploads that the form refers to. */
  uploads: string[]
}

/**
 * Reads a multipart form of this shape. Processes a file while the next is streamed in. Throws MediaError; after any failure (a
 * refusal, a timeout, a sender who disconnects) nothing is left behind. The caller owns the result's files: insert their rows or
 * `discard` them.
 */
export const receiveForm = async <Field extends string>(
  request: FastifyRequest,
  intake: MediaIntake,
  shape: FormShape<Field>,
  rules: UploadRules,
): Promise<ReceivedForm<Field>> => {
  const deadline = uploadDeadline(request.raw, rules)
  const jobs: Promise<Arrived>[] = []
  try {
    let asked: Promise<Room> | undefined
    const room = () => (asked ??= deadline.before(rules.room()))
    const ofFiles = announcedBytes(request) - TEXT_BYTES
    if (ofFiles > 0) {
      const { bytes, refusal } = await room()
      if (ofFiles > bytes) throw refusal
    }
    const arrival: Arrival = { shape, intake, deadline, jobs, room, bytes: 0, uploads: [] }
    const fields = await readParts(request, shape, arrival, rules)
    deadline.received()
    const arrived = await deadline.before(Promise.all(jobs))
    await rules.use(arrival.uploads)
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

const readParts = async <Field extends string>(
  request: FastifyRequest,
  shape: FormShape<Field>,
  arrival: Arrival,
  { countFile, open }: UploadRules,
) => {
  const { deadline } = arrival
  const fields: FormFields<Field> = {}
  const taken: TakenPlaces = { file: new Set(), poster: new Set() }
  const parts = partsOf(request, shape)
  for (;;) {
    const step = await deadline.before(parts.next().catch((error) => Promise.reject(formError(error, shape))))
    if (step.done) return fields
    deadline.moved()
    const part = step.value
    // Despite its type: a sender may leave the name out.
    if ((part.fieldname as string | undefined) === undefined) throw badForm()
    if (part.type === 'file' && (await deadline.before(isUntouched(part)))) continue
    const id = refersToUpload(part, shape)
    if (part.type === 'field' && id === null) takeField(shape.fields, fields, part)
    else {
      const place = claimedPlace(part, shape.files, taken)
      // Posters are not counted: they come with their videos.
      if (place.kind === 'file') await countFile()
      if (id !== null) arrival.uploads.push(id)
      const source = part.type === 'file' ? part : await deadline.before(open(id ?? ''))
      await spooled(source, place, arrival)
    }
  }
}

const partsOf = (request: FastifyRequest, shape: FormShape) => {
  try {
    return request.parts({ limits: formLimits(shape) })
  } catch (error) {
    throw formError(error, shape)
  }
}

/** Resolves when the part has been read; its processing goes on in `jobs`. */
const spooled = (
  source: OpenedUpload,
  { kind, index }: ReturnType<typeof claimedPlace>,
  arrival: Arrival,
) => {
  const { shape, intake, deadline, jobs } = arrival
  return new Promise<void>((resolve, reject) => {
    const { kinds, most } = shape.files
    const options = {
      originalFilename: source.filename,
      kinds,
      signal: deadline.signal,
      whenSpooled: resolve,
    }
    const content = watched(source, arrival)
    const job: Promise<Arrived> =
      kind === 'file'
        ? receiveFile(content, intake, options).then(
            (media) => ({ index, media }),
            // A form with a single file needs no name.
            (error) =>
              Promise.reject(most > 1 ? naming(error, safeOriginalFilename(source.filename)) : error),
          )
        : receivePoster(content, intake, options).then((poster) => ({ index, poster }))
    job.catch((error) => {
      deadline.abort(error)
      reject(error)
    })
    jobs.push(job)
  })
}

async function* watched({ file }: OpenedUpload, arrival: Arrival): AsyncGenerator<Buffer> {
  const { shape, deadline, room } = arrival
  // Outside: when it fails, nothing is wrong with the form.
  const { bytes, refusal } = await room()
  try {
    yield* watchedContent(file, deadline, (length) => {
      arrival.bytes += length
      if (arrival.bytes > bytes) throw refusal
    })
  } catch (error) {
    throw formError(error, shape)
  }
}

const paired = (arrived: Arrived[]): ReceivedMedia[] => {
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
const takeBack = async ({ storage }: MediaIntake, jobs: Promise<Arrived>[], error: unknown) => {
  const outcomes = await Promise.allSettled(jobs)
  const keys = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') return []
    const files = 'media' in outcome.value ? filesOf(outcome.value.media) : outcome.value.poster.variants
    return files.map(({ key }) => key)
  })
  await takeBackKeys(storage, keys, error)
}
