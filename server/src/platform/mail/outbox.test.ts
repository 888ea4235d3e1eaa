import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { letter } from './letter.ts'
import { createMail } from './mail.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const confirmation = (to: string, subject = 'Confirma tu correo, viajero de Ávila') =>
  letter({
    to,
    subject,
    title: '¡Bienvenida!',
    paragraphs: ['Confirma tu correo.'],
    button: { label: 'Confirmar', url: 'https://andariego.example/confirm-email/abc' },
    footnote: 'Vale 24 horas.',
  })

const outbox = (outboxDir = join(folder, 'outbox')) => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const mail = createMail({ smtpUrl: null, outboxDir, from: 'Andariego <hola@andariego.example>', log })
  return { mail, lines, outboxDir, files: async () => (await readdir(outboxDir)).sort() }
}

test('without a mail server a mail is a file that mail programs open, and its link is in the log', async () => {
  const { mail, lines, outboxDir, files } = outbox()
  await mail.deliver(confirmation('ana@example.com'))
  const [file] = await files()
  const path = join(outboxDir, String(file))
  const parsed = await PostalMime.parse(await readFile(path))
  expect(parsed).toMatchObject({
    from: { name: 'Andariego', address: 'hola@andariego.example' },
    to: [{ address: 'ana@example.com' }],
    subject: 'Confirma tu correo, viajero de Ávila',
    text: expect.stringContaining('¡Bienvenida!'),
    html: expect.stringContaining('¡Bienvenida!'),
  })
  expect(lines.join()).toContain('https://andariego.example/confirm-email/abc')
  expect(lines.join()).not.toContain('ana@example.com')
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test('file names sort by time and contain the recipient, who cannot choose another folder', async () => {
  const { mail, files } = outbox()
  await mail.deliver(confirmation('../../etc/x@example.com'))
  expect(await files()).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z_.._.._etc_x@example\.com_[0-9a-f]{8}\.eml$/),
  ])
})

test.each([
  'ana@example.com,eve@example.com',
  'ana@example.com\r\nBcc: eve@example.com',
  '<ana@example.com>',
  '',
])('a recipient that would be read as something else is refused: %j', async (to) => {
  const { mail } = outbox()
  await expect(mail.deliver({ ...confirmation('ana@example.com'), to })).rejects.toThrow(TypeError)
})

test('the mails to an address can be deleted, and no other’s, though their files are called alike', async () => {
  const { mail, outboxDir, files } = outbox()
  await mail.forget('ana@example.com')
  for (const to of ['Ana+sur@example.com', 'ana_sur@example.com', 'luz@example.com'])
    await mail.deliver(confirmation(to))
  await mail.forget('ana+sur@example.com')
  const left = await files()
  const recipients = left.map(
    async (file) => (await PostalMime.parse(await readFile(join(outboxDir, file)))).to,
  )
  expect((await Promise.all(recipients)).flat().map((to) => to?.address)).toEqual([
    'ana_sur@example.com',
    'luz@example.com',
  ])
})

test('no header can be injected through a subject', async () => {
  const { mail, outboxDir, files } = outbox()
  await mail.deliver({ ...confirmation('ana@example.com'), subject: 'Hola\r\nBcc: eve@example.com\r\n\r\nx' })
  const parsed = await PostalMime.parse(await readFile(join(outboxDir, String((await files())[0]))))
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('a mail that cannot be written is reported and leaves nothing behind', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const { mail } = outbox(join(blocked, 'outbox'))
  await expect(mail.deliver(confirmation('ana@example.com'))).rejects.toThrow('ENOTDIR')
  expect(await readdir(folder)).toEqual(['file'])
})
