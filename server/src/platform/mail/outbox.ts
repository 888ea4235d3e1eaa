import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope } from './envelope.ts'

/** Builds a file name that sorts by time and contains the recipient, without characters that could lead to another folder. */
const fileName = (recipient: string) => {
  const time = new Date().toISOString().replaceAll(':', '-')
  const readable = recipient
    .toLowerCase()
    .replace(/[^a-z0-9@._-]+/g, '_')
    .slice(0, 80)
  return `${time}_${readable}_${randomBytes(4).toString('hex')}.eml`
}

/** Loads the library with the first mail: a process that sends none does not need it. */
const openComposer = async () => {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

/**
 * Replaces a mail server: writes each mail to a file that any mail program opens. The file appears under its name only when
 * complete.
 */
export const outboxTransport = (folder: string) => {
  let composer: ReturnType<typeof openComposer> | undefined
  return {
    send: async (message: Envelope): Promise<string> => {
      composer ??= openComposer()
      const { message: bytes } = await (await composer).sendMail(message)
      const path = join(folder, fileName(message.to.address))
      const unfinished = `${path}.part`
      await mkdir(folder, { recursive: true })
      try {
        // Readable by its owner only: the link inside signs somebody in.
        await using file = await open(unfinished, 'wx', 0o600)
        await file.writeFile(bytes)
        await file.sync()
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await rename(unfinished, path)
      return path
    },
    close: () => void composer?.then((opened) => opened.close()),
  }
}
