import type { Jobs, TransactionExecutor } from '../jobs.ts'
import { createSeal } from '../sealed.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './mail.ts'

const JOB = 'deliver-mail'

// Half a minute to an hour between tries: 30 of them take between 24 and 25 hours.
const FOR_A_DAY = { retryLimit: 30, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 }

/**
 * Mail that outlives a mail server's bad day: it is written with the deed that causes it and delivered afterwards. A letter
 * carries the very token of which the database otherwise keeps only a hash, so it waits sealed and its row goes soon after.
 */
export const queuedMail = ({ jobs, mail, secret }: { jobs: Jobs; mail: Mail; secret: string }) => {
  const { seal, open } = createSeal(secret, 'queued mail')
  jobs.define<{ sealed: string }>(
    JOB,
    { ...FOR_A_DAY, expireIn: 120, keepFinished: 3600 },
    async ({ sealed }, { signal }) => mail.deliver(JSON.parse(open(sealed)) as Letter, signal),
  )
  return {
    /** Give the transaction of the deed as `tx`: no deed, no mail. */
    async send(letter: Letter, tx?: TransactionExecutor): Promise<void> {
      await jobs.enqueue(JOB, { sealed: seal(JSON.stringify(letter)) }, { tx })
    },
  }
}
