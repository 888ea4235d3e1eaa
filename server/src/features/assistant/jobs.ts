import type { Services } from '../../platform/services.ts'
import { emitChanged } from './changed.ts'
import { messagesRepository } from './messages-repository.ts'

/** Says of answers whose process died that they failed, instead of "being written" for ever. */
export const assistantJobs = ({ jobs, write }: Services) => {
  jobs.define(
    'give-up-abandoned-answers',
    { retryLimit: 0, retryDelay: 60, expireIn: 60, concurrency: 1 },
    () =>
      write(async (tx, emit) => {
        for (const given of await messagesRepository(tx).giveUpAbandoned()) emitChanged(emit, given)
      }),
  )
  jobs.schedule('give-up-abandoned-answers', '* * * * *')
}
