import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { letter } from './letter.ts'
import { createMail } from './mail.ts'
import type { SmtpTimeouts } from './smtp.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const confirmation = letter({
  to: 'ana@example.com',
  subject: 'Confirma tu correo',
  title: '¡Bienvenida a Andariego!',
  paragraphs: ['Confirma tu correo.'],
  button: { label: 'Confirmar', url: 'https://andariego.example/confirm-email/abc' },
  footnote: 'Vale 24 horas.',
})

const impatient = { connect: 300, greeting: 300, silence: 300 }

const mailThrough = (smtpUrl: string, timeouts?: SmtpTimeouts) => {
  const mail = createMail({
    smtpUrl,
    outboxDir: '/nowhere',
    from: 'Andariego <hola@andariego.example>',
    log: createLog({ level: 'silent' }),
    timeouts,
  })
  closing.push(() => mail.close())
  return mail
}

const mailServer = async (options: SMTPServerOptions = {}) => {
  const received: { recipients: string[]; email: Email }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ recipients, email: await PostalMime.parse(Buffer.concat(chunks)) })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { received, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const rawServer = async (onConnection: (socket: Socket) => void) => {
  const server: Server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a mail arrives complete: both parts, in Spanish, marked as sent by a machine', async () => {
  const { host, received } = await mailServer()
  await mailThrough(`smtp://${host}`).deliver(confirmation)
  expect(received).toHaveLength(1)
  expect(received[0]?.recipients).toEqual(['ana@example.com'])
  const email = received[0]?.email
  expect(email).toMatchObject({
    from: { name: 'Andariego', address: 'hola@andariego.example' },
    subject: 'Confirma tu correo',
    text: expect.stringContaining('¡Bienvenida a Andariego!'),
    html: expect.stringContaining('¡Bienvenida a Andariego!'),
  })
  expect(email?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'es' }))
})

test("the URL's credentials are used, and a wrong password is an error", async () => {
  const { host, received } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ana' && password === 'p@ss'
        ? done(null, { user: 'ana' })
        : done(new Error('Invalid login')),
  })
  await mailThrough(`smtp://ana:p%40ss@${host}`).deliver(confirmation)
  expect(received).toHaveLength(1)
  await expect(mailThrough(`smtp://ana:wrong@${host}`).deliver(confirmation)).rejects.toMatchObject({
    code: 'EAUTH',
  })
})

test('optional mail tells the mail program where one click unsubscribes (RFC 8058)', async () => {
  const { host, received } = await mailServer()
  const oneClickUrl = `https://andariego.example/api/notifications/unsubscribe/${'x'.repeat(80)}`
  await mailThrough(`smtp://${host}`).deliver({ ...confirmation, oneClickUrl })
  const headers = new Map(received[0]?.email.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toBe(`<${oneClickUrl}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await mailThrough(`smtp://${host}`).deliver(confirmation)
  expect(received[1]?.email.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
})

test('credentials are not sent unencrypted to another machine', async () => {
  let heard = ''
  const host = await rawServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      heard += data
      socket.write(data.toString().startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '500 no\r\n')
    })
  })
  // The same listener under a name that does not look like this machine.
  const elsewhere = host.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  await expect(mailThrough(`smtp://ana:secret@${elsewhere}`).deliver(confirmation)).rejects.toThrow()
  expect(heard).toContain('STARTTLS')
  expect(heard).not.toContain('AUTH')
})

test('a refused recipient is an error', async () => {
  const { host } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such user'), { responseCode: 550 })),
  })
  await expect(mailThrough(`smtp://${host}`).deliver(confirmation)).rejects.toMatchObject({
    responseCode: 550,
  })
})

test('a server that never greets is given up', async () => {
  const host = await rawServer(() => {})
  await expect(mailThrough(`smtp://${host}`, impatient).deliver(confirmation)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  })
})

test('a server that goes silent during delivery is given up', async () => {
  const host = await rawServer((socket) => socket.write('220 here\r\n'))
  await expect(mailThrough(`smtp://${host}`, impatient).deliver(confirmation)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  })
})

test('an unreachable server is an error', async () => {
  const host = await rawServer(() => {})
  for (const close of closing.splice(0)) await close()
  await expect(mailThrough(`smtp://${host}`).deliver(confirmation)).rejects.toThrow('ECONNREFUSED')
})

test('aborting a job aborts its delivery, whatever the server is doing', async () => {
  const job = new AbortController()
  const host = await rawServer(() => job.abort())
  await expect(mailThrough(`smtp://${host}`).deliver(confirmation, job.signal)).rejects.toThrow('aborted')
})
