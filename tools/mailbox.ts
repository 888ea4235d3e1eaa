import { mkdir, readdir, readFile, watch } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface Letter {
  subject: string
  text: string
  /** The first address in it: its button's. */
  link: string
}

const PATIENCE_MS = 15_000

const readLetter = async (path: string): Promise<Letter> => {
  const { subject = '', text = '' } = await PostalMime.parse(await readFile(path))
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in the letter “${subject}”`)
  return { subject, text, link }
}

/** Reads travellers' mails, which the product writes to its outbox folder. */
export const createMailbox = (outbox: string) => {
  const lettersTo = async (email: string): Promise<Letter[]> => {
    const names = (await readdir(outbox)).filter(
      (name) => name.endsWith('.eml') && name.includes(`_${email}_`),
    )
    return Promise.all(names.sort().map((name) => readLetter(join(outbox, name))))
  }
  return {
    lettersTo,
    /** Returns the newest mail to an address with a matching subject; waits for its arrival. */
    letterTo: async (email: string, subject: RegExp): Promise<Letter> => {
      await mkdir(outbox, { recursive: true })
      const patience = AbortSignal.timeout(PATIENCE_MS)
      const found = new AbortController()
      const signal = AbortSignal.any([patience, found.signal])
      const arrivals = watch(outbox, { signal })[Symbol.asyncIterator]()
      const newest = async () => (await lettersTo(email)).findLast((letter) => subject.test(letter.subject))
      // Watching begins with the first `next()`, so it is called before each look; otherwise a mail could be missed.
      let arrival = arrivals.next()
      try {
        for (;;) {
          const letter = await newest()
          if (letter) return letter
          await arrival
          arrival = arrivals.next()
        }
      } catch (error) {
        if (!patience.aborted) throw error
        throw new Error(`no letter to ${email} like ${subject} after ${PATIENCE_MS / 1000} s`)
      } finally {
        found.abort()
        await arrival.catch(() => {})
      }
    },
  }
}

export type Mailbox = ReturnType<typeof createMailbox>
