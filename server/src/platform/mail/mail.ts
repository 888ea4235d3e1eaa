import { isEmail } from '@andariego/contract/accounts-rules'
import type { Log } from '../log.ts'
import type { Envelope } from './envelope.ts'
import type { Letter } from './letter.ts'
import { forgetMails, outboxTransport } from './outbox.ts'
import { type SmtpTimeouts, smtpTransport } from './smtp.ts'

export interface Mail {
  /**
   * Resolves when the mail server (or the outbox folder) has accepted the mail; rejects otherwise, so that the caller retries.
   */
  deliver(letter: Letter, signal?: AbortSignal): Promise<void>
  /** Deletes what the outbox folder has for an address; what a mail server took is out of reach. */
  forget(address: string): Promise<void>
  close(): void
}

export interface MailOptions {
  /** `smtp://` or `smtps://` with credentials; null writes each mail to a file instead. */
  smtpUrl: string | null
  outboxDir: string
  /** For example `Andariego <hola@example.com>`. */
  from: string
  log: Log
  timeouts?: SmtpTimeouts
}

const envelope = (from: string, { to, subject, html, text, oneClickUrl }: Letter): Envelope => {
  if (!isEmail(to)) throw new TypeError('This address cannot receive mail.')
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    // Prevents out-of-office replies; the language is for screen readers.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'es',
      // RFC 8058: the mail program shows a button, and one click on it unsubscribes.
      ...(oneClickUrl !== undefined && {
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

export const createMail = ({ smtpUrl, outboxDir, from, log, timeouts }: MailOptions): Mail => {
  const transport = smtpUrl === null ? outboxTransport(outboxDir) : smtpTransport(smtpUrl, log, timeouts)
  return {
    async deliver(letter, signal) {
      const where = await transport.send(envelope(from, letter), signal)
      // Without the file's name, which contains the recipient: the log names nobody.
      if (smtpUrl === null) log.info({ link: letter.link, folder: outboxDir }, 'mail written to the outbox')
      else log.info({ messageId: where }, 'mail handed to the mail server')
    },
    async forget(address) {
      if (smtpUrl === null) await forgetMails(outboxDir, address)
    },
    close: () => transport.close(),
  }
}
