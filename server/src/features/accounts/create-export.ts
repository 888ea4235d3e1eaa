import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'

/** Adds a text to an export: `name` without its extension, and any JSON value. */
export type AddText = (name: string, value: unknown) => void

/** Adds a file to an export. It is opened when its turn comes; one that is gone by then is empty. */
export type AddFile = (name: string, open: () => Promise<Readable | null>) => void

/**
 * Creates the archive of an account, which is read from `output` while it is filled. One file is open at a time, however many
 * there are; it is closed when the reader goes away. A file that cannot be read breaks the output off.
 */
export const createExport = () => {
  const archive = new yazl.ZipFile()
  const output = new PassThrough()
  let current: Readable | null = null
  output.once('close', () => current?.destroy())
  archive.outputStream.pipe(output)
  archive.on('error', (error) => output.destroy(error as Error))

  const add: AddText = (name, value) =>
    archive.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`)

  const addFile: AddFile = (name, open) =>
    archive.addReadStreamLazy(name, { compress: false }, (give) => {
      if (output.destroyed) return
      open().then(
        (stream) => {
          current = stream ?? Readable.from([])
          // The archive does not listen, and an error that nobody hears ends the process.
          current.once('error', (error) => output.destroy(error))
          if (output.destroyed) current.destroy()
          else give(null, current)
        },
        (error: unknown) => output.destroy(error as Error),
      )
    })

  return { add, addFile, end: () => archive.end(), output }
}
