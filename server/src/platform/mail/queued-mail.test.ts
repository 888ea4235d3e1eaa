import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { createJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import { createSeal } from '../sealed.ts'
import { type Letter, letter } from './letter.ts'
import { queuedMail } from './queued-mail.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const confirmation = letter({
  to: 'ana@example.com',
  subject: 'Confirma tu correo',
  title: 'Hola',
  paragraphs: [],
  button: { label: 'Confirmar', url: 'https://andariego.example/confirm-email/S3CRET' },
  footnote: 'Vale 24 horas.',
})

test('a mail waits encrypted in the queue, and is delivered as it was written', async () => {
  const delivered = new EventTarget()
  const mail = {
    deliver: async (detail: Letter) => void delivered.dispatchEvent(new CustomEvent('letter', { detail })),
    forget: async () => {},
    close: () => {},
  }
  const jobs = createJobs({ databaseUrl: database.url, log: createLog({ level: 'silent' }) })
  const post = queuedMail({ jobs, mail, secret: 'secret' })
  await jobs.prepare()
  await jobs.open()
  await jobs.carryOut()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const arrival = once(delivered, 'letter')
    await post.send(confirmation)
    const [event] = await arrival
    expect(event.detail).toEqual(confirmation)
    const { rows } = await client.query(`select * from pgboss.job where name = 'deliver-mail'`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ retry_limit: 30, retry_backoff: true, retry_delay_max: 3600 })
    expect(JSON.stringify(rows)).not.toContain('S3CRET')
    expect(JSON.stringify(rows)).not.toContain('ana@')
  } finally {
    await client.end()
    await jobs.stop({ timeoutMs: 1000 })
  }
})

test('an encrypted mail can be read only unchanged and with the same secret', () => {
  const { seal, open } = createSeal('secret', 'test')
  const sealed = seal('Ávila')
  expect(open(sealed)).toBe('Ávila')
  expect(seal('Ávila')).not.toBe(sealed)
  expect(() => createSeal('other', 'test').open(sealed)).toThrow()
  const changed = Buffer.from(sealed, 'base64')
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => open(changed.toString('base64'))).toThrow()
})
