import type { Jobs, TransactionExecutor } from '../jobs.ts'
import { createSeal } from '../sealed.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './mail.ts'

const JOB = 'deliver-mail'

// Half a minute to an hour between retries: 30 of them take 24 to 25 hours.
const FOR_A_DAY = { retryLimit: 30, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 }

/**
 * Queues mail in the transaction that causes it, and delivers it afterwards, with retries for a day. A mail contains a token of
 * which the database otherwise stores only a hash, so it is encrypted in the queue and its row is deleted soon after.
 */
export const queuedMail = ({ jobs, mail, secret }: { jobs: Jobs; mail: Mail; secret: string }) => {
  const { seal, open } = createSeal(secret, 'queued mail')
  jobs.define<{ sealed: string }>(
    JOB,
    { ...FOR_A_DAY, expireIn: 120, keepFinished: 3600 },
    async ({ sealed }, { signal }) => mail.deliver(JSON.parse(open(sealed)) as Letter, signal),
  )
  return {
    /** Pass the transaction of the change as `tx`: without the commit there is no mail. */
    async send(letter: Letter, tx?: TransactionExecutor): Promise<void> {
      await jobs.enqueue(JOB, { sealed: seal(JSON.stringify(letter)) }, { tx })
    },
  }
}
