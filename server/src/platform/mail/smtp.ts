import { isIP } from 'node:net'
import type { Log } from '../log.ts'
import type { Envelope } from './envelope.ts'

/** In ms. When the mail server is slower, the delivery fails; the job retries later. */
export interface SmtpTimeouts {
  connect: number
  greeting: number
  silence: number
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 }

const isThisMachine = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/**
 * Never sends credentials unencrypted to another machine: without TLS from the start (`smtps:`) the server must offer STARTTLS.
 * An operator can disable this with `?requireTLS=false` in the URL.
 */
const mustUpgrade = (url: URL) =>
  url.protocol === 'smtp:' &&
  url.username !== '' &&
  !isThisMachine(url.hostname) &&
  !url.searchParams.has('requireTLS')

const open = async (smtpUrl: string, log: Log, timeouts: SmtpTimeouts) => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mustUpgrade(new URL(smtpUrl)) && { requireTLS: true }),
  })
  // A pooled connection may break while no mail uses it; the next mail opens another.
  transport.on('error', (err) => log.warn({ err }, 'connection to the mail server broke'))
  return transport
}

/** Loads its library with the first mail: a process that sends none does not need it. */
export const smtpTransport = (smtpUrl: string, log: Log, timeouts = TIMEOUTS) => {
  let transport: ReturnType<typeof open> | undefined
  return {
    send: async (message: Envelope, signal?: AbortSignal): Promise<string> => {
      transport ??= open(smtpUrl, log, timeouts)
      const sent = await (await transport).sendMail({ ...message, ...(signal && { signal }) })
      return sent.messageId
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}
