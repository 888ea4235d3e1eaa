import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope } from './envelope.ts'

/** The recipient in a file name, without characters that could lead to another folder. */
const readable = (recipient: string) =>
  recipient
    .toLowerCase()
    .replace(/[^a-z0-9@._-]+/g, '_')
    .slice(0, 80)

/** Builds a file name that sorts by time and contains the recipient. */
const fileName = (recipient: string) => {
  const time = new Date().toISOString().replaceAll(':', '-')
  return `${time}_${readable(recipient)}_${randomBytes(4).toString('hex')}.eml`
}

/** Whether a mail is to this address; different addresses may have the same name of a file. */
const isTo = (mail: Buffer, address: string): boolean => {
  const [head = ''] = mail.toString('latin1').split('\r\n\r\n', 1)
  return head
    .toLowerCase()
    .split('\r\n')
    .some((line) => line === `to: ${address}` || line === `to: <${address}>`)
}

/** Deletes the mails to an address from an outbox folder. */
export const forgetMails = async (folder: string, address: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((one) => one.endsWith('.eml') && one.includes(`_${readable(address)}_`))) {
    const path = join(folder, name)
    if (isTo(await readFile(path), address.toLowerCase())) await rm(path, { force: true })
  }
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
