import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { movie } from '../../server/src/features/media/test/movies.ts'
import { multipartBody, multipartType } from '../../server/src/features/media/test/multipart-body.ts'
import { proportionalMegabytes, workersOf } from '../processes.ts'
import { temporaryFolder } from '../product.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

const FILES = 10
const MEGABYTES = 50
const PICTURES = 150
/** More than a film of so many pictures takes for its header. */
const HEADER_BYTES = 64 * 1024
const CHUNK_BYTES = 256 * 1024
const LIMIT = 0.25
/** The share of a raw copy that would be good; what is judged is the copy that lasts. */
const RAW_WANTED = 0.4
const LIMIT_MEGABYTES = 100
/** How often the memory is looked at during an upload, in ms. */
const LOOK_MS = 50

/** Writes the videos that are sent: five seconds of 30 pictures each, which fill the file as in a film of a phone. */
const writeVideos = async (folder: string): Promise<string[]> => {
  const files = Array.from({ length: FILES }, (_, index) => join(folder, `video-${index}.mp4`))
  const pictureBytes = Math.floor((MEGABYTES * 1024 * 1024 - HEADER_BYTES) / PICTURES)
  for (const path of files) {
    const pictures = Array.from({ length: PICTURES }, () => randomBytes(pictureBytes))
    await writeFile(path, movie({ pictures }))
  }
  return files
}

/** Copies the files one by one, each safely on the disk unless that is left out. Returns MB a second. */
const copyAll = async (files: readonly string[], folder: string, isSynced = true): Promise<number> => {
  const began = performance.now()
  for (const [index, path] of files.entries()) {
    const source = await open(path)
    const copy = await open(join(folder, `copy-${index}`), 'w')
    for await (const part of source.createReadStream({ highWaterMark: CHUNK_BYTES })) await copy.write(part)
    if (isSynced) await copy.sync()
    await copy.close()
  }
  return rateSince(began)
}

const rateSince = (began: number) => (FILES * MEGABYTES * 1000) / (performance.now() - began)

/** Ten videos of 50 MB in one review, against a copy of the same files that is safely on the disk; and what memory it takes. */
export const uploads = async ({ url, pid, placeIds }: Context): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  try {
    const files = await writeVideos(folder)
    const headers = { authorization: `Bearer ${await signIn(url, 1)}` }
    // Not by `fetch`, whose form takes as much of the processor as the server does.
    const send = async (videos: readonly string[]): Promise<number> => {
      const began = performance.now()
      const sent = request(`${url}/api/places/${placeIds[0]}/reviews`, {
        method: 'POST',
        headers: { ...headers, 'content-type': multipartType },
      })
      const answered = once(sent, 'response') as Promise<[IncomingMessage]>
      const parts = videos.map((path, index) => ({
        name: `media[${index}]`,
        filename: `video-${index}.mp4`,
        content: createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>,
      }))
      for await (const part of multipartBody(parts)) if (!sent.write(part)) await once(sent, 'drain')
      sent.end()
      const [answer] = await answered
      const { data, message } = (await json(answer)) as { data?: { id: string }; message?: string }
      if (!data) throw new Error(`The upload was refused with ${answer.statusCode}: ${message}`)
      const rate = rateSince(began)
      await fetch(`${url}/api/places/reviews/${data.id}`, { method: 'DELETE', headers })
      return rate
    }
    await send(files.slice(0, 1))
    const memory = () => Math.max(...workersOf(pid).map(proportionalMegabytes))
    const before = memory()
    let largest = before
    let isMeasured = false
    const watch = async () => {
      while (!isMeasured) {
        largest = Math.max(largest, memory())
        await delay(LOOK_MS)
      }
    }
    const watched = watch()
    const { ratio, told, product, bare, unsteady } = await inTurns(
      () => send(files),
      () => copyAll(files, folder),
      (rate) => rate,
    )
    isMeasured = true
    await watched
    // What a copy takes that a power cut may lose: told, because the product answers only when its files are on the disk.
    const raw = await copyAll(files, folder, false)
    const grown = largest - before
    return [
      {
        what: `Upload of ${FILES} × ${MEGABYTES} MB`,
        figure: `${told} × a copy with fsync (${product.toFixed(0)} MB/s against ${bare.toFixed(0)} MB/s); ${(product / raw).toFixed(2)} × one without (${raw.toFixed(0)} MB/s; wanted ≥ ${RAW_WANTED})`,
        target: `≥ ${LIMIT} × a copy with fsync`,
        ok: ratio >= LIMIT,
        unsteady,
      },
      {
        what: `Upload of ${FILES} × ${MEGABYTES} MB: memory of the server process`,
        figure: `${grown.toFixed(0)} MB more at most (${before.toFixed(0)} MB before)`,
        target: `≤ ${LIMIT_MEGABYTES} MB more`,
        ok: grown <= LIMIT_MEGABYTES,
      },
    ]
  } finally {
    await remove()
  }
}
