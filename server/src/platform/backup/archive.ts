import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { syncDirectory, writeGathered } from '../storage/durable-file.ts'
import { decrypted, encrypted, isEncrypted, PassphraseError } from './encryption.ts'

// A backup is a tar file that any system can open. Its last entry holds the SHA-256 of all others: an archive without it is
// truncated.

const CHECKSUMS = 'checksums.json'

export interface ArchiveWriter {
  add(name: string, content: Buffer | string): Promise<void>
  /** `size` is the length of the whole stream in bytes. Throws when the stream is longer or shorter. */
  addStream(name: string, size: number, content: Readable): Promise<void>
}

/**
 * Waits for both promises even when one fails: the other may still be using a file that the caller closes next. Throws the error
 * of the first failed one.
 */
const both = async (first: Promise<unknown>, second: Promise<unknown>) => {
  for (const outcome of await Promise.allSettled([first, second]))
    if (outcome.status === 'rejected') throw outcome.reason
}

/** The file is not what was written: cut, altered or none of ours. */
export class DamagedBackup extends Error {}

const damaged = (cause: unknown) =>
  new DamagedBackup(
    'La copia está dañada o incompleta. Tráigala otra vez de donde la guarda (puede haberse cortado al copiarla) o use una copia anterior.',
    { cause },
  )

/** An error of whoever takes the entries. */
class NotTaken extends Error {}

interface ArchiveFile {
  path: string
  /** Encrypts on writing and decrypts on reading; null for an unencrypted archive, which anybody who has the file can read. */
  passphrase: string | null
  /** The cost of guessing the passphrase, as a power of two; default age's own. */
  guessCost?: number | undefined
}

/**
 * Throws when something else than a file is at this path: the archive would take its place in the end. For root that could be
 * `/dev/null`, or what `/dev/stdout` stands for.
 */
const refuseToReplace = async (path: string): Promise<void> => {
  const there = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (there && !there.isFile())
    throw new Error(`${path} no es un archivo: la copia ocuparía su lugar. Indique el nombre de un archivo.`)
}

/**
 * Writes the file completely or not at all, readable by its owner only. An existing file is replaced only at the end; anything else
 * at its path is refused.
 */
export const writeArchive = async (
  { path: file, passphrase, guessCost }: ArchiveFile,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> => {
  await refuseToReplace(file)
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    const tar = pack()
    const checksums: Record<string, string> = {}
    const addStream = async (name: string, size: number, content: Readable) => {
      const hash = createHash('sha256')
      const entry = tar.entry({ name, size, mode: 0o600 })
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        },
        entry,
      )
      checksums[name] = hash.digest('hex')
    }
    const add = (name: string, content: Buffer | string) => {
      const bytes = Buffer.from(content)
      return addStream(name, bytes.length, Readable.from([bytes]))
    }
    const filling = (async () => {
      try {
        await fill({ add, addStream })
        await add(CHECKSUMS, JSON.stringify(checksums))
        tar.finalize()
      } catch (error) {
        tar.destroy(error as Error)
        throw error
      }
    })()
    const bytes = tar as AsyncIterable<Uint8Array>
    const writing = writeGathered(
      handle,
      passphrase === null ? bytes : encrypted(bytes, passphrase, guessCost),
    )
    await both(filling, writing)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(unfinished, { force: true })
    throw error
  }
  await handle.close()
  await rename(unfinished, file)
  await syncDirectory(dirname(file))
}

type Take = (name: string, content: Readable) => Promise<void>

const discard: Take = async (_name, content) => {
  for await (const _ of content);
}

/**
 * Passes the entries to `take` in their order; `take` reads each stream to its end. Throws DamagedBackup when the archive is
 * damaged, truncated or not one of ours: the caller must then discard what it has read. Throws PassphraseError for a wrong
 * passphrase.
 */
export const readArchive = async (archive: ArchiveFile, take: Take): Promise<void> => {
  try {
    await readEntries(archive, take)
  } catch (error) {
    if (error instanceof PassphraseError || (error as NodeJS.ErrnoException).syscall !== undefined)
      throw error
    if (!(error instanceof NotTaken)) throw damaged(error)
    // Altered bytes may be refused where they go to, before the checksums at the end would tell.
    await readArchive(archive, discard)
    throw error.cause
  }
}

const readEntries = async ({ path: file, passphrase }: ArchiveFile, take: Take): Promise<void> => {
  const needsPassphrase = await isEncrypted(file)
  if (needsPassphrase && passphrase === null)
    throw new PassphraseError('La copia está cifrada: indique su contraseña en BACKUP_PASSPHRASE.')
  const tar = extract()
  const stored = createReadStream(file)
  const reading = pipeline(
    needsPassphrase && passphrase !== null ? decrypted(stored, passphrase) : stored,
    tar,
  )
  const taking = (async () => {
    const found: Record<string, string> = {}
    let expected: Record<string, string> | null = null
    for await (const entry of tar) {
      const { name } = entry.header
      if (name === CHECKSUMS) {
        expected = JSON.parse((await buffer(entry)).toString()) as Record<string, string>
        continue
      }
      const hash = createHash('sha256')
      let unreadable: unknown
      const content = async function* () {
        try {
          for await (const chunk of entry as AsyncIterable<Buffer>) {
            hash.update(chunk)
            yield chunk
          }
        } catch (error) {
          unreadable = error
          throw error
        }
      }
      await take(name, Readable.from(content())).catch((cause: unknown) => {
        throw unreadable ?? new NotTaken('An entry was not taken.', { cause })
      })
      found[name] = hash.digest('hex')
    }
    if (!expected) throw new Error('The backup ends too early.')
    const altered = [...new Set([...Object.keys(expected), ...Object.keys(found)])].find(
      (name) => expected[name] !== found[name],
    )
    if (altered !== undefined) throw new Error(`The backup is damaged: ${altered} is not what was written.`)
  })()
  taking.catch((error: Error) => tar.destroy(error))
  await both(taking, reading)
}
