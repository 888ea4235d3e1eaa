import { join } from 'node:path'
import { configOfEnvironment } from '../server/src/environment.ts'
import { type RemovedFactor, removeLostFactor } from '../server/src/features/accounts/public.ts'
import { executorOf } from '../server/src/platform/job-transaction.ts'
import { createJobs } from '../server/src/platform/jobs.ts'
import { createLog } from '../server/src/platform/log.ts'
import { letter } from '../server/src/platform/mail/letter.ts'
import { createMail } from '../server/src/platform/mail/mail.ts'
import { queuedMail } from '../server/src/platform/mail/queued-mail.ts'
import { secretOf } from '../server/src/platform/secret.ts'
import type { Services } from '../server/src/platform/services.ts'
import { asCommand } from './as-command.ts'
import { besideProduct } from './operator-database.ts'

// `npm run second-factor -- remove EMAIL`: removes the second step of somebody who lost phone and recovery codes, also while the
// product runs.

const USAGE = 'Uso: npm run second-factor -- remove CORREO [--passkeys]'

const keysOf = (count: number) => (count === 1 ? '1 llave de acceso' : `${count} llaves de acceso`)

const done = (email: string, { secondFactor, passkeys, passkeysLeft }: RemovedFactor): string => {
  if (!secondFactor && passkeys === 0)
    throw new Error(
      passkeysLeft === 0
        ? `${email} no tiene verificación en dos pasos ni llaves de acceso.`
        : `${email} no tiene verificación en dos pasos. Tiene ${keysOf(passkeysLeft)}: --passkeys las quita.`,
    )
  const what = [secondFactor && 'la verificación en dos pasos', passkeys > 0 && keysOf(passkeys)]
  const left = passkeysLeft > 0 ? ` Conserva ${keysOf(passkeysLeft)}: --passkeys las quita.` : ''
  return `Se quitó de ${email}: ${what.filter(Boolean).join(' y ')}. Sus sesiones se cerraron, y un correo se lo dice.${left}`
}

await asCommand(async () => {
  const args = process.argv.slice(2)
  const withPasskeys = args.includes('--passkeys')
  const [action, email, ...rest] = args.filter((arg) => arg !== '--passkeys')
  if (action !== 'remove' || email === undefined || rest.length > 0) throw new Error(USAGE)
  const config = configOfEnvironment()
  return besideProduct(config, async ({ databaseUrl, write }) => {
    const log = createLog({ level: 'warn' })
    const { dataDir, smtpUrl, mailFrom: from } = config
    const jobs = createJobs({ databaseUrl, log, carriesOut: false })
    const mail = createMail({ smtpUrl, outboxDir: join(dataDir, 'outbox'), from, log })
    const queue = queuedMail({ jobs, mail, secret: config.secret ?? (await secretOf(dataDir)) })
    const sendLetter: Services['sendLetter'] = (tx, content) => queue.send(letter(content), executorOf(tx))
    await jobs.open()
    try {
      const removed = await removeLostFactor({ config, write, sendLetter }, email, { withPasskeys })
      if (removed === null) throw new Error(`No hay una cuenta confirmada con el correo ${email}.`)
      return done(email, removed)
    } finally {
      await jobs.stop({ timeoutMs: 1000 })
    }
  })
})
